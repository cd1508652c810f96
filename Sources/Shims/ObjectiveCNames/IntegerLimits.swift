// The limits of C's integer types that are expressions on Linux, which Swift does not import there.

/// The least number of 16 bits.
public let INT16_MIN: Int32 = -32768
/// The least number of 32 bits.
public let INT32_MIN = Int32.min
/// The least number of 64 bits.
public let INT64_MIN = Int64.min
/// The greatest number of 64 bits.
public let INT64_MAX = Int64.max
/// The greatest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
/// The least `signed char`.
public let SCHAR_MIN: Int32 = -128
/// The least `short`.
public let SHRT_MIN: Int32 = -32768
/// The least `int`.
public let INT_MIN = Int32.min
/// The greatest `unsigned int`.
public let UINT_MAX = UInt32.max
/// The least `long`.
public let LONG_MIN = Int.min
/// The greatest `unsigned long`.
public let ULONG_MAX = UInt.max
/// The least `long long`.
public let LLONG_MIN = Int64.min
/// The least `NSInteger`.
public let NSIntegerMin = Int.min
/// The greatest `NSInteger`.
public let NSIntegerMax = Int.max
