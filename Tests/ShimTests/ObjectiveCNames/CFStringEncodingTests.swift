import Testing
import UIKit

struct CFStringEncodingTests {
  @Test func encodingsHaveTheNumbersOfFoundation() {
    func number(_ encoding: CFStringEncodings) -> UInt {
      CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(encoding.rawValue))
    }
    #expect(number(.windowsCyrillic) == String.Encoding.windowsCP1251.rawValue)
    #expect(number(.GB_18030_2000) == 0x8000_0632)
    #expect(
      CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue)
        == String.Encoding.utf8.rawValue)
  }
}
