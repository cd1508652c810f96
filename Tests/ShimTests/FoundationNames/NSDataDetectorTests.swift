import Foundation
import FoundationNames
import Testing

struct NSDataDetectorTests {
  // `NSTextCheckingResult.CheckingType.link` and `phoneNumber`.
  private let link: NSTextCheckingTypes = 1 << 5
  private let phone: NSTextCheckingTypes = 1 << 11

  private func found(_ text: String, types: NSTextCheckingTypes) throws -> [String] {
    let range = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types).matches(in: text, range: range).map {
      "\((text as NSString).substring(with: $0.range)) \($0.url?.absoluteString ?? $0.phoneNumber ?? "")"
    }
  }

  @Test func linksAreFoundWithoutTheEndOfTheSentence() throws {
    #expect(
      try found("See https://a.example/b?c=1. Or www.swift.org, or me@a.example!", types: link) == [
        "https://a.example/b?c=1 https://a.example/b?c=1",
        "www.swift.org http://www.swift.org", "me@a.example mailto:me@a.example",
      ])
    #expect(try found("No link. Not one", types: link) == [])
  }

  @Test func telephoneNumbersAreFoundIfTheyAreAskedFor() throws {
    let text = "Call +1 555-123-4567 or (555) 123-4567 on www.swift.org"
    #expect(
      try found(text, types: phone) == [
        "+1 555-123-4567 +1 555-123-4567", "(555) 123-4567 (555) 123-4567",
      ])
    #expect(try found(text, types: phone | link).count == 3)
    #expect(try found(text, types: 0) == [])
  }
}
