# Sourced by other scripts: unpack Debian's packages of other suites or architectures than this machine's, which stays as it is.

# The machine's own mirror, with other suites: the first of its sources is Debian's main archive.
write_sources() {  # FOLDER SUITE…
    local folder=$1 suite
    shift
    if [ -f /etc/apt/sources.list.d/debian.sources ]; then
        awk -v RS= 'NR == 1' /etc/apt/sources.list.d/debian.sources | sed -E "/^#/d; s/^Suites:.*/Suites: $*/" \
            > "$folder/other.sources"
    else
        for suite; do
            sed -nE "/^deb .*\bmain\b/{s/ [a-z-]+ +main.*/ $suite main/p;q}" /etc/apt/sources.list
        done > "$folder/other.list"
    fi
}

# Unpack packages, with all that they depend on, below ROOT, which is made anew.
unpack_packages() {  # ROOT ARCHITECTURE "SUITE…" PACKAGE…: the packages are of the first suite that has them
    local root=$1 architecture=$2 suites=$3 work=$1.apt folder package apt
    shift 3
    rm -rf "$work" "$root" "$root.new"
    mkdir -p "$work"/{state/lists/partial,cache/archives/partial,sources} "$root.new"/usr/{bin,sbin,lib,lib64}
    : > "$work/status"
    # shellcheck disable=SC2086
    write_sources "$work/sources" $suites
    apt=(-o APT::Architecture="$architecture" -o APT::Architectures::="$architecture" -o Dir::State="$work/state"
        -o Dir::State::status="$work/status" -o Dir::Cache="$work/cache" -o Dir::Etc::sourcelist=/dev/null
        -o Dir::Etc::sourceparts="$work/sources" -o Dir::Etc::preferencesparts=/dev/null -o APT::Sandbox::User=root
        -o APT::Default-Release="${suites%% *}" -o APT::Keep-Downloaded-Packages=true -o Acquire::Languages=none -qq)
    apt-get "${apt[@]}" update
    apt-get "${apt[@]}" install -y -d --no-install-recommends "$@" > "$work/log" 2>&1 || { tail -20 "$work/log" >&2; return 1; }
    # Merged folders: what packages have in /lib belongs in /usr/lib.
    for folder in bin sbin lib lib64; do ln -s "usr/$folder" "$root.new/$folder"; done
    for package in "$work"/cache/archives/*.deb; do
        dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink -C "$root.new" \
            --exclude='./usr/share/man/*' --exclude='./usr/share/locale/*' --exclude='./usr/share/doc/*'
    done
    rm -rf "$work"
    mv "$root.new" "$root"
}
