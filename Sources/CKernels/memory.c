#ifdef __linux__
#define _DEFAULT_SOURCE
#include <sys/mman.h>
#endif

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
