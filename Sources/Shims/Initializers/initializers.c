#include "CInitializers.h"

extern const char objectInitializer __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char objectClass __asm__("$s10Foundation8NSObjectCMn");

extern void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*Initializer)(
    __attribute__((swift_context)) const void *type);

void *layoutdsl_make_object(const void *type) {
  return ((Initializer)swift_lookUpClassMethod(type, &objectInitializer, &objectClass))(type);
}
