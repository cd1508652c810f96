import Foundation
import SwiftUI
import Testing

@MainActor struct NSAttributedStringMarkdownTests {
  @Test func markdownBecomesAttributes() throws {
    let text = try NSAttributedString(markdown: "a **b** [c](d)", baseURL: URL(string: "https://e"))
    #expect(text.string == "a b c")
    let bold = try #require(
      text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber)
    #expect(InlinePresentationIntent(rawValue: bold.uintValue) == .stronglyEmphasized)
    let link = text.attribute(.link, at: 4, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "https://e/d")
    #expect(AttributedString(text).runs.contains { $0.inlinePresentationIntent != nil })
  }

  @Test func aLabelDrawsStrongTextWider() throws {
    func width(_ markdown: String) throws -> CGFloat {
      let label = UILabel()
      label.attributedText = try NSAttributedString(markdown: Data(markdown.utf8))
      return label.intrinsicContentSize.width
    }
    #expect(try width("**wide words**") > width("wide words"))
  }

  @Test func filesAreRead() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md")
    try Data("*x*".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try NSAttributedString(contentsOf: file).string == "x")
    #expect(try AttributedString(contentsOf: file) == AttributedString(markdown: "*x*"))
    #expect(throws: (any Error).self) {
      try NSAttributedString(contentsOf: file.appending(path: "missing"))
    }
  }
}
