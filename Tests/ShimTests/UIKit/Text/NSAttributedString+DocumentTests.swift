import Testing
import UIKit

struct NSAttributedString_DocumentTests {
  @Test func plainTextIsReadInItsEncoding() throws {
    let text = try NSAttributedString(
      data: Data([0xE9]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.isoLatin1.rawValue,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: nil)
    #expect(text.string == "é" && text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func otherFormatsAreErrorsThatNameThem() {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("<b>a</b>".utf8),
        options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
    #expect(error?.localizedDescription.contains("NSHTML") == true)
  }
}
