import SwiftUI
import Testing
import UIKit

@testable import ViewCore

struct UIKitAttributesTests {
  @Test func aTextDrawsTheAttributesOfUIKit() throws {
    var text = AttributedString("milk")
    text.font = UIFont.boldSystemFont(ofSize: 20)
    text.foregroundColor = UIColor.systemRed
    text.backgroundColor = .quaternaryLabel
    text.underlineStyle = NSUnderlineStyle.single
    text.underlineColor = UIColor.green
    text.uiKit.kern = 3
    let drawn = try #require(text.segments.first).attributes
    #expect(drawn.font == Font(uiFont: .boldSystemFont(ofSize: 20)) && drawn.style != nil)
    #expect(drawn.background == Color(uiColor: .quaternaryLabel) && drawn.kerning == 3)
    #expect(drawn.underline?.color == Color(uiColor: .green))
  }

  @Test func theAttributesOfSwiftUIComeFirst() throws {
    var text = AttributedString("milk")
    text.uiKit.font = UIFont.systemFont(ofSize: 20)
    text.font = .body
    text.foregroundColor = .red
    let drawn = try #require(text.segments.first).attributes
    #expect(drawn.font == .body && text.runs.first?[Scope.self] == .red)
  }
  private typealias Scope = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  @Test func anAttributedStringOfFoundationHasThem() {
    var text = AttributedString("milk")
    text.foregroundColor = UIColor.systemRed
    let style = NSMutableParagraphStyle()
    text.paragraphStyle = style
    let converted = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(converted[.foregroundColor] as? UIColor == .systemRed)
    #expect(converted[.paragraphStyle] as? NSParagraphStyle === style)
  }
}
