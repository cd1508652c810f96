#ifdef __linux__
#define _GNU_SOURCE
#include <sys/mman.h>
#endif
#include <pthread.h>

#include "CKernels.h"

void kernel_prefer_huge_pages(void *start, size_t count) {
#ifdef __linux__
  const uintptr_t size = 2 << 20;
  uintptr_t first = ((uintptr_t)start + size - 1) & ~(size - 1);
  uintptr_t last = ((uintptr_t)start + count) & ~(size - 1);
  // The advice is harmless if the kernel ignores it.
  if (first < last) (void)madvise((void *)first, last - first, MADV_HUGEPAGE);
#else
  (void)start;
  (void)count;
#endif
}

static uintptr_t stack_limit_of_thread(void) {
#ifdef __linux__
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *bottom = NULL;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &bottom, &size);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)bottom + size / 8;
#else
  uintptr_t top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  size_t size = pthread_get_stacksize_np(pthread_self());
  return top - size + size / 8;
#endif
}

uintptr_t kernel_stack_limit(void) {
  // glibc reads /proc/self/maps for the main thread, and a stack never moves.
  static _Thread_local uintptr_t limit;
  if (limit == 0) limit = stack_limit_of_thread();
  return limit;
}
