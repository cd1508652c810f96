import Testing
import UIKit

struct CFTypeIDTests {
  @Test func objectsHaveTheIdentifierOfTheirType() throws {
    let json = try JSONSerialization.jsonObject(with: Data("[true, 1, \"a\", {}, null]".utf8))
    let values = try #require(json as? [Any]).map { CFGetTypeID($0 as CFTypeRef) }
    #expect(
      values == [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(), CFDictionaryGetTypeID(),
        CFNullGetTypeID(),
      ])
    #expect(Set(values).count == 5 && CFGetTypeID(Bundle.main) == 0)
  }
}
