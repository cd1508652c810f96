#define _GNU_SOURCE
#include "CStreams.h"

#include <stdio.h>

void *layoutdsl_open_stream(
    void *context, const char *mode,
    long (*read)(void *context, char *bytes, unsigned long count),
    long (*write)(void *context, const char *bytes, unsigned long count),
    int (*seek)(void *context, long *offset, int origin), int (*close)(void *context)) {
  _Static_assert(sizeof(long) == sizeof(off64_t), "a long is an offset");
  cookie_io_functions_t functions = {read, write, seek, close};
  return fopencookie(context, mode, functions);
}
