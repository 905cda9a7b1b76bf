/* A PHP extension that makes `php FILE` run FILE once for each byte that comes on the descriptor FORK_SERVER_CONTROL,
   in a child each time: starting PHP costs more than most small programs. The fork stands after the start of PHP's
   modules, at the beginning of the request; the script was opened, but not read. After each program comes
   "\0END STATUS\n", with a negative status for a signal. executors.py compiles it; zend_module_entry is declared as PHP
   8.2's headers do for NTS builds without debugging. */
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct module_entry {
	unsigned short size;
	unsigned int zend_api;
	unsigned char zend_debug, zts;
	const void *ini_entry, *deps;
	const char *name;
	const void *functions;
	int (*module_startup)(int, int), (*module_shutdown)(int, int);
	int (*request_startup)(int, int), (*request_shutdown)(int, int);
	void (*info)(void *);
	const char *version;
	size_t globals_size;
	void *globals;
	void (*globals_ctor)(void *), (*globals_dtor)(void *);
	int (*post_deactivate)(void);
	int module_started;
	unsigned char type;
	void *handle;
	int module_number;
	const char *build_id;
};

/* The descriptor PHP has opened the script with; nothing was read from it yet. */
static int script_descriptor(const char *script)
{
	char link[64], target[PATH_MAX + 1];
	for (int descriptor = 3; descriptor < 64; descriptor++) {
		snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
		ssize_t length = readlink(link, target, PATH_MAX);
		if (length > 0 && (target[length] = 0, strcmp(target, script) == 0))
			return descriptor;
	}
	return -1;
}

static void begin_program(const char *script, int descriptor)
{
	int opened = open(script, O_RDONLY);
	dup2(opened, descriptor); /* with a position of its own */
	close(opened);
}

static int serve(int type, int module_number)
{
	const char *script = getenv("FORK_SERVER_SCRIPT"), *number = getenv("FORK_SERVER_CONTROL");
	int descriptor = script ? script_descriptor(script) : -1;
	int control = number ? atoi(number) : -1;
	char byte;
	if (descriptor < 0 || control < 0)
		return 0;
	while (read(control, &byte, 1) == 1) {
		int status;
		pid_t child = fork();
		if (child == 0) {
			close(control);
			begin_program(script, descriptor);
			unsetenv("FORK_SERVER_SCRIPT");
			unsetenv("FORK_SERVER_CONTROL");
			return 0;
		}
		waitpid(child, &status, 0);
		dprintf(1, "%cEND %d\n", 0, WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
	}
	_exit(0);
}

static struct module_entry module = {
	.size = sizeof(struct module_entry), .zend_api = 20220829, .name = "fork_server", .request_startup = serve,
	.version = "1", .build_id = "API20220829,NTS",
};

struct module_entry *get_module(void)
{
	return &module;
}
