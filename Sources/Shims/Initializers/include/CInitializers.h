#ifndef CINITIALIZERS_H
#define CINITIALIZERS_H

/// Calls `init()` of a class that inherits from Foundation's `NSObject`, and returns the object, which
/// the caller owns.
///
/// Swift allows that only for a `required` initializer, which `NSObject.init()` is on Apple's systems
/// and not on Linux.
void *layoutdsl_make_object(const void *type);

#endif
