"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const { files, functions, calls, steps, states, values } = data;
const CALL = 0, OPLINE = 1, PRINTED = 2, KIND = 3, STATES = 4, TEXT = 5;  // fields of a step
const RETURN = 1, THROW = 2;
const $ = id => document.getElementById(id);
const element = (tag, css, text) => {
  const made = document.createElement(tag);
  if (css) made.className = css;
  if (text !== undefined) made.textContent = text;
  return made;
};
let at = 0, shownFile = -1, shownFunction = -1, timer = 0;
const depths = calls.map(() => 0);
calls.forEach((call, number) => { depths[number] = call[1] < 0 ? 0 : depths[call[1]] + 1; });
const lineOf = step => functions[calls[step[CALL]][0]].oplines[step[OPLINE]][0];

// -- source --------------------------------------------------------------------------------------------------------
function showSource(step) {
  const fn = functions[calls[step[CALL]][0]], box = $("source");
  if (shownFile !== fn.file) {
    shownFile = fn.file;
    box.replaceChildren(...files[fn.file].text.split("\n").map((text, index) => {
      const row = element("div", "row");
      row.append(element("span", "n", index + 1), element("span", "", text || " "));
      row.onclick = () => goToLine(fn.file, index + 1);
      return row;
    }));
    $("source-title").textContent = files[fn.file].name;
  }
  const done = new Set();
  for (let n = calls[step[CALL]][2]; n < at; n++) if (steps[n][CALL] === step[CALL]) done.add(lineOf(steps[n]));
  const line = lineOf(step);
  [...box.children].forEach((row, index) => {
    const number = index + 1;
    row.className = "row" + (number < fn.first || number > fn.last ? " outside" : "") + (done.has(number) ? " done" : "")
      + (number === line ? " now" + (step[KIND] === THROW ? " throws" : "") : "");
  });
  reveal(box, box.children[line - 1]);
}
function goToLine(file, line) {
  const fits = n => functions[calls[steps[n][CALL]][0]].file === file && lineOf(steps[n]) === line;
  for (let n = at + 1; n < steps.length; n++) if (fits(n)) return show(n);
  for (let n = 0; n <= at; n++) if (fits(n)) return show(n);
}
function reveal(box, row) {
  if (!row) return;
  const top = row.offsetTop;
  if (top < box.scrollTop + 30 || top > box.scrollTop + box.clientHeight - 60) box.scrollTop = top - box.clientHeight / 2;
}

// -- opcodes -------------------------------------------------------------------------------------------------------
function showOpcodes(step) {
  const number = calls[step[CALL]][0], fn = functions[number], box = $("opcodes");
  if (shownFunction !== number) {
    shownFunction = number;
    box.replaceChildren(...fn.oplines.map(([line, meaning, pieces, targets, caught], index) => {
      const row = element("div", "row");
      row.append(element("span", "n", String(index).padStart(4, "0")));
      for (const [style, text] of pieces) {
        const piece = element("span", style, text);
        if (style === "opcode" && meaning) piece.title = meaning;
        row.append(piece);
      }
      for (const [target, label] of targets)
        if (label !== "jump") row.append(element("span", "edge", `${label} → ${String(target).padStart(4, "0")}`));
      row.title = (meaning ? `${meaning}\n` : "") + `line ${line}` + (caught.length ? `, exceptions go to ${caught.map(each => each[0]).join(", ")}` : "");
      row.onclick = () => goToOpline(number, index);
      return row;
    }));
    $("opcodes-title").textContent = `Opcodes of ${fn.name}`;
    drawJumps(box, fn);
  }
  const line = lineOf(step), done = new Set();
  for (let n = calls[step[CALL]][2]; n < at; n++) if (steps[n][CALL] === step[CALL]) done.add(steps[n][OPLINE]);
  let row = 0;
  for (const each of box.querySelectorAll(".row")) {
    const own = fn.oplines[row][0] === line;
    each.className = "row" + (data.byOpline ? done.has(row) ? " done" : "" : own ? " near" : "")
      + (row === step[OPLINE] ? " now" + (step[KIND] === THROW ? " throws" : "") : "");
    row++;
  }
  reveal(box, box.querySelectorAll(".row")[step[OPLINE]]);
}
function goToOpline(fn, opline) {
  const fits = n => calls[steps[n][CALL]][0] === fn && steps[n][OPLINE] === opline;
  for (let n = at + 1; n < steps.length; n++) if (fits(n)) return show(n);
  for (let n = 0; n <= at; n++) if (fits(n)) return show(n);
}
function drawJumps(box, fn) {
  const rows = [...box.querySelectorAll(".row")], svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("height", box.scrollHeight);
  const middle = n => rows[n].offsetTop + rows[n].offsetHeight / 2;
  const lanes = [];
  fn.oplines.forEach(([, , , targets], from) => targets.forEach(([to, label]) => {
    if (!rows[to]) return;
    const low = Math.min(from, to), high = Math.max(from, to);
    let lane = lanes.findIndex(spans => spans.every(([a, b]) => high < a || low > b));
    if (lane < 0) lane = lanes.push([]) - 1;
    lanes[lane].push([low, high]);
    const x = 28 - Math.min(lane, 4) * 5, path = document.createElementNS(svg.namespaceURI, "path");
    path.setAttribute("d", `M32 ${middle(from)} H${x} V${middle(to)} H32 m-4 -3 l4 3 l-4 3`);
    path.setAttribute("fill", "none");
    path.setAttribute("stroke", to < from ? "var(--other)" : label === "false" ? "var(--throw)" : "var(--opcode)");
    svg.append(path);
  }));
  box.append(svg);
}

// -- variables -----------------------------------------------------------------------------------------------------
function valueNode([text, , parts]) {
  if (!parts || !parts.length) return element("span", "", text);
  const details = element("details"), body = element("div");
  details.open = parts.length <= 8;
  details.append(element("summary", "", text), body);
  for (const [key, value] of parts) {
    const line = element("div");
    line.append(element("span", "key", key + (value[0] ? " ⇒ " : "")), valueNode(value));
    body.append(line);
  }
  return details;
}
function showVariables(step) {
  const before = at ? new Map(steps[at - 1][STATES].map(each => states[each]).map(([call, slots]) => [call, new Map(slots)])) : new Map();
  $("variables").replaceChildren(...step[STATES].map((number, depth) => {
    const [call, slots] = states[number], frame = element("div", depth ? "frame" : "frame inner");
    const name = element("div", "name", call < 0 ? "?" : functions[calls[call][0]].name);
    if (call >= 0) name.onclick = () => show(calls[call][2]);
    const table = element("table"), known = before.get(call);
    for (const [slot, value] of slots) {
      const shown = values[value], row = element("tr", at && (!known || known.get(slot) !== value) ? "changed" : "");
      const facts = element("td"), holder = element("td");
      if (shown[1] === -2) facts.append(element("span", "count", "interned"));
      else if (shown[1] >= 0) facts.append(element("span", "count", `×${shown[1]}`));
      if (shown.length > 3) {
        const mark = element("span", "reference", `&${shown[3]}`);
        mark.title = `a reference with ${shown[4]} holders`;
        facts.append(mark);
      }
      holder.append(valueNode(shown));
      row.append(element("td", "", slot), holder, facts);
      table.append(row);
    }
    frame.append(name, table);
    return frame;
  }));
}

// -- output, calls -------------------------------------------------------------------------------------------------
const units = bytes => data.outputBytes ? data.outputBytes[bytes] : bytes;
function showOutput(step) {
  const end = units(step[PRINTED]), begin = at ? units(steps[at - 1][PRINTED]) : 0;
  $("output").replaceChildren(document.createTextNode(data.output.slice(0, begin)), element("b", "", data.output.slice(begin, end)));
  $("output").scrollTop = 1e9;
}
const MOST_CALLS = 400;
function showCalls(step) {
  const on = new Set();
  for (let call = step[CALL]; call >= 0; call = calls[call][1]) on.add(call);
  const start = Math.max(0, Math.min(step[CALL] - MOST_CALLS / 2, calls.length - MOST_CALLS)), made = [];
  for (let number = start; number < Math.min(calls.length, start + MOST_CALLS); number++) {
    const row = element("div", "call" + (on.has(number) ? " on" : "") + (calls[number][2] > at ? " later" : ""), functions[calls[number][0]].name);
    row.style.marginLeft = `${Math.min(depths[number], 20) * 12}px`;
    row.onclick = () => show(calls[number][2]);
    made.push(row);
  }
  $("calls").replaceChildren(...made);
}

// -- moving --------------------------------------------------------------------------------------------------------
function show(number) {
  if (!steps.length) return;
  at = Math.max(0, Math.min(number, steps.length - 1));
  const step = steps[at];
  $("slider").value = at;
  $("where").textContent = `step ${at + 1} of ${steps.length}, line ${lineOf(step)}` + (step[KIND] === RETURN ? ", returns" : "");
  $("note").textContent = step[KIND] === THROW ? `throws ${step[TEXT]}` : data.isCut && at === steps.length - 1 ? "The recording ends here; the program ran on." : "";
  showSource(step); showOpcodes(step); showVariables(step); showOutput(step); showCalls(step);
  history.replaceState(null, "", `#${at + 1}`);
}
function over(direction) {
  const depth = depths[steps[at][CALL]];
  let n = at + direction;
  while (n > 0 && n < steps.length - 1 && depths[steps[n][CALL]] > depth) n += direction;
  show(n);
}
function out() {
  const depth = depths[steps[at][CALL]];
  let n = at + 1;
  while (n < steps.length - 1 && depths[steps[n][CALL]] >= depth) n++;
  show(n);
}
function play() {
  if (timer) { clearInterval(timer); timer = 0; }
  else timer = setInterval(() => at < steps.length - 1 ? show(at + 1) : play(), 350);
  $("play").textContent = timer ? "pause" : "play";
}
$("title").textContent = data.title;
$("slider").max = Math.max(0, steps.length - 1);
$("slider").oninput = event => show(+event.target.value);
const actions = { first: () => show(0), back: () => show(at - 1), next: () => show(at + 1), over: () => over(1),
  "over-back": () => over(-1), out, last: () => show(steps.length - 1), play };
for (const [id, action] of Object.entries(actions)) $(id).onclick = action;
const keys = { ArrowLeft: "back", ArrowRight: "next", ArrowDown: "over", ArrowUp: "out", Home: "first", End: "last", " ": "play" };
document.addEventListener("keydown", event => {
  const action = event.shiftKey && event.key === "ArrowUp" ? "over-back" : keys[event.key];
  if (!action || event.target.tagName === "BUTTON" && event.key === " ") return;
  event.preventDefault();
  actions[action]();
});
if (!steps.length) $("note").textContent = "Nothing was executed.";
show((parseInt(location.hash.slice(1)) || 1) - 1);
