import Foundation
import ObjectiveCNames
import Testing

struct CFDictionaryValuesTests {
  @Test func valuesAreFoundByTheirKeys() throws {
    let key: CFString = "a"
    let dictionary = NSDictionary(object: NSString(string: "b"), forKey: key)
    let pointer = Unmanaged.passUnretained(key).toOpaque()
    let value = try #require(CFDictionaryGetValue(dictionary, pointer))
    #expect(Unmanaged<NSString>.fromOpaque(value).takeUnretainedValue() == "b")
    #expect(CFDictionaryContainsKey(dictionary, pointer) && CFDictionaryGetCount(dictionary) == 1)
    var found: UnsafeRawPointer?
    #expect(!CFDictionaryGetValueIfPresent(NSDictionary(), pointer, &found) && found == nil)
  }

  @Test func textsAndArraysHaveLengths() {
    #expect(CFStringGetLength("a👍") == 3)
    #expect(CFArrayGetCount(NSArray(array: [1, 2])) == 2)
  }

  @Test func numbersHaveTypes() {
    #expect(CFNumberGetType(NSNumber(value: 1.5)) == .doubleType)
    #expect(CFNumberGetType(NSNumber(value: true)) == .charType)
    #expect(!CFNumberIsFloatType(NSNumber(value: 3)))
  }
}
