#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#endif

#include "CScheduling.h"

static void *(*languages)(void);

void CSchedulingInstallLanguages(void *(*newLanguages)(void)) { languages = newLanguages; }

#ifdef __linux__

/// The getter of `Locale.preferredLanguages`, which `NSLocale` calls too.
#define PREFERRED "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
#define SWIFT __attribute__((swiftcall))

SWIFT void *CSchedulingPreferredLanguages(void) __asm__(PREFERRED);

__attribute__((weak)) SWIFT void *CSchedulingPreferredLanguages(void) {
  void *result = languages ? languages() : 0;
  if (result) return result;
  static SWIFT void *(*next)(void);
  if (!next) next = (SWIFT void *(*)(void))dlsym(RTLD_NEXT, PREFERRED);
  return next();
}

#endif
