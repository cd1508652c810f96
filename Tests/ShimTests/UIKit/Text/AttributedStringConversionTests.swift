import SwiftUI
import Testing

struct AttributedStringConversionTests {
  private let mixed = NSAttributedString(
    string: "Red",
    attributes: [
      .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 24), .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue,
      .link: "https://example.com", .paragraphStyle: NSParagraphStyle.default,
    ])

  @Test func attributesOfUIKitBecomeThoseOfSwiftUI() throws {
    let string = AttributedString(mixed)
    let run = try #require(string.runs.first)
    #expect(String(string.characters) == "Red" && string.runs.count == 1)
    #expect(run.foregroundColor == Color(uiColor: .red))
    #expect(run.font == Font(uiFont: .boldSystemFont(ofSize: 24)))
    #expect(run.kern == 2 && run.baselineOffset == nil && run.strikethroughStyle == nil)
    #expect(run.underlineStyle?.color == Color(uiColor: .blue))
    #expect(run.link == URL(string: "https://example.com"))
  }

  @Test func attributesOfUIKitAreAContainer() {
    var string = AttributedString("Red")
    string.setAttributes(
      AttributeContainer([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]))
    #expect(string.runs.first?.foregroundColor == Color(uiColor: .red))
    #expect(string.runs.first?.font == Font(uiFont: .systemFont(ofSize: 20)))
    #expect(AttributeContainer([:]) == AttributeContainer())
  }

  @Test func attributesOfSwiftUIBecomeThoseOfUIKit() {
    var source = AttributedString("Blue")
    source.foregroundColor = .blue
    source.font = .system(size: 30)
    source.strikethroughStyle = Text.LineStyle(pattern: .solid, color: .red)
    let string = NSAttributedString(AttributedString("A ") + source)
    #expect(string.string == "A Blue")
    #expect(string.attributes(at: 0, effectiveRange: nil).isEmpty)
    let attributes = string.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(.blue))
    #expect((attributes[.font] as? UIFont)?.pointSize == 30)
    #expect(attributes[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.strikethroughColor] as? UIColor == UIColor(.red))
  }

  @Test func stringsSurviveTheWayThereAndBack() {
    for string in [AttributedString(mixed), AttributedString(), AttributedString("e\u{301}👩‍👧")] {
      #expect(AttributedString(NSAttributedString(string)) == string)
    }
  }
}
