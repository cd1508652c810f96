import Foundation
import ObjectiveCNames
import Testing

struct IntegerLimitsTests {
  @Test func limitsAreThoseOfTheTypes() {
    #expect(Int(INT16_MIN) == Int(Int16.min) && Int(SHRT_MIN) == Int(Int16.min))
    #expect(Int(SCHAR_MIN) == Int(Int8.min))
    #expect(INT32_MIN == .min && INT_MIN == .min && UINT_MAX == .max)
    #expect(INT64_MIN == .min && INT64_MAX == .max && UINT64_MAX == .max && LLONG_MIN == .min)
    #expect(LONG_MIN == .min && ULONG_MAX == .max && NSIntegerMin == .min && NSIntegerMax == .max)
  }
}
