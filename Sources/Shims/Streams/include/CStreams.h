#ifndef CSTREAMS_H
#define CSTREAMS_H

/// Opens a stream (`FILE *`) whose functions receive a context; `NULL` if that fails.
///
/// This is `fopencookie` of the GNU C library, which Swift does not see. `seek` replaces an offset by
/// the new position. The types of C's headers are not named, so that they belong to Swift's module.
void *layoutdsl_open_stream(
    void *context, const char *mode,
    long (*read)(void *context, char *bytes, unsigned long count),
    long (*write)(void *context, const char *bytes, unsigned long count),
    int (*seek)(void *context, long *offset, int origin), int (*close)(void *context));

#endif
