/* A PHP extension that makes `php FILE` run the files that standard input names, one in a line, as if each were FILE, in
   a child each time: starting PHP costs more than most small programs. The fork stands after the start of PHP's modules,
   at the beginning of the request; the script was opened, but not read. With FORK_SERVER=lint files are checked as by
   `php -l`, without children: what is not run needs no process of its own. After each program comes "\0END STATUS\n",
   with a negative status for a signal. executors.py compiles it; what is taken of PHP is declared as 8.2's headers do for
   NTS builds without debugging. */
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern int php_request_startup(void), php_lint_script(void *file_handle);
extern void php_request_shutdown(void *), zend_stream_init_fp(void *file_handle, FILE *, const char *path);
extern void zend_destroy_file_handle(void *file_handle);
extern size_t php_printf(const char *format, ...);
extern char executor_globals[];

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

enum { FATAL_STATUS = 255, IN_CHILD }; /* the last is no exit status */
enum { EXIT_STATUS = 428 }; /* where EG(exit_status) is */

static int is_child;

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

static int run(const char *file, int descriptor, FILE *requests)
{
	pid_t child = fork();
	int status;
	if (child == 0) {
		int opened = open(file, O_RDONLY);
		dup2(opened, descriptor); /* with a position of its own */
		close(opened);
		close(fileno(requests));
		unsetenv("FORK_SERVER");
		unsetenv("FORK_SERVER_SCRIPT");
		is_child = 1;
		return IN_CHILD;
	}
	waitpid(child, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/* A request of its own, in this process. Its modules' start comes by serve() again. */
static int lint(const char *file, const char *script)
{
	static time_t number; /* no two files have the same time, or OPcache would take one for the other */
	struct timespec times[2] = {{.tv_nsec = UTIME_OMIT}, {.tv_sec = ++number}};
	char file_handle[256]; /* zend_file_handle is smaller */
	utimensat(AT_FDCWD, file, times, 0);
	php_request_startup();
	zend_stream_init_fp(file_handle, fopen(file, "rb"), script);
	int failed = php_lint_script(file_handle);
	php_printf(failed ? "Errors parsing %s\n" : "No syntax errors detected in %s\n", script);
	zend_destroy_file_handle(file_handle);
	php_request_shutdown(NULL);
	return failed ? FATAL_STATUS : 0;
}

/* Standard input as it came; programs get an empty one. */
static FILE *take_standard_input(void)
{
	FILE *requests = fdopen(fcntl(0, F_DUPFD_CLOEXEC, 3), "r");
	int null = open("/dev/null", O_RDONLY);
	dup2(null, 0);
	close(null);
	return requests;
}

static int serve(int type, int module_number)
{
	static int serving;
	const char *script = getenv("FORK_SERVER_SCRIPT"), *way = getenv("FORK_SERVER");
	if (serving || !script || !way)
		return 0;
	serving = 1;
	int descriptor = script_descriptor(script);
	FILE *requests = take_standard_input();
	char *file = NULL;
	size_t size = 0;
	ssize_t length;
	while ((length = getline(&file, &size, requests)) > 0) {
		file[length - 1] = 0;
		int status = strcmp(way, "lint") == 0 ? lint(file, script) : run(file, descriptor, requests);
		if (status == IN_CHILD)
			return 0;
		dprintf(1, "%cEND %d\n", 0, status);
	}
	_exit(0);
}

/* What a program could show is written. The end of PHP's modules would take longer than most programs. */
static int leave(void)
{
	if (is_child) {
		fflush(stdout); /* output of what ends after the output buffers */
		_exit(*(int *)(executor_globals + EXIT_STATUS));
	}
	return 0;
}

static struct module_entry module = {
	.size = sizeof(struct module_entry), .zend_api = 20220829, .name = "fork_server", .request_startup = serve,
	.post_deactivate = leave,
	.version = "1", .build_id = "API20220829,NTS",
};

struct module_entry *get_module(void)
{
	return &module;
}
