import SwiftUI
import Testing

@MainActor struct UIFontTests {
  /// Core Foundation reads the type of an object from its first property.
  @Test func attributedStringsWithDifferentFontsAreAppended() {
    for size in [1.0, 12, 24, 0.5] {
      let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont()])
      let shadow = NSShadow()
      shadow.shadowOffset = .zero
      text.append(
        NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: size)]))
      text.append(NSAttributedString(string: "c", attributes: [.shadow: shadow]))
      text.append(NSAttributedString(string: "d", attributes: [.shadow: NSShadow()]))
      text.append(
        NSAttributedString(string: "e", attributes: [.paragraphStyle: NSMutableParagraphStyle()]))
      text.append(
        NSAttributedString(string: "f", attributes: [.paragraphStyle: NSParagraphStyle()]))
      text.append(NSAttributedString(string: "g", attributes: [.attachment: NSTextAttachment()]))
      #expect(text.string == "abcdefg")
      let font = text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == CGFloat(size))
    }
  }

  @Test func fontsAreThoseOfSwiftUI() {
    #expect(Font(UIFont.systemFont(ofSize: 20)) == .system(size: 20, weight: .regular))
    #expect(Font(uiFont: .preferredFont(forTextStyle: .headline)) == .headline)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 10, weight: .heavy).withSize(30).pointSize == 30)
    #expect(UIFont(name: "", size: 3) == nil)
  }

  @Test func fontsWithTheSameFaceAndSizeAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }

  @Test func descriptorsChangeFonts() throws {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let rounded = try #require(descriptor.withDesign(.rounded))
    let font = Font(UIFont(descriptor: rounded, size: 0))
    #expect(font == .system(size: 17, weight: .bold, design: .rounded))
    let italic = try #require(descriptor.withSymbolicTraits([.traitItalic]))
    #expect(italic.symbolicTraits == .traitItalic)
    #expect(UIFont(descriptor: italic, size: 40).pointSize == 40)
  }

  @Test func descriptorsHaveTheTraitsOfTheirFonts() throws {
    func traits(_ font: UIFont) -> UIFontDescriptor.SymbolicTraits {
      font.fontDescriptor.symbolicTraits
    }
    #expect(traits(.systemFont(ofSize: 17)) == [])
    #expect(traits(.boldSystemFont(ofSize: 17)) == .traitBold)
    #expect(traits(.preferredFont(forTextStyle: .headline)) == .traitBold)
    #expect(traits(.italicSystemFont(ofSize: 17)) == .traitItalic)
    #expect(traits(.monospacedSystemFont(ofSize: 17, weight: .regular)) == .traitMonoSpace)
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bolder = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(traits(UIFont(descriptor: bolder, size: 0)) == .traitBold)
    let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    let italic = try #require(bold.withSymbolicTraits([.traitItalic]))
    #expect(traits(UIFont(descriptor: italic, size: 0)) == .traitItalic)
    let both = CTFontCreateCopyWithSymbolicTraits(
      .boldSystemFont(ofSize: 12), 0, nil, [.traitItalic], [.traitItalic])
    #expect(both.map { CTFontGetSymbolicTraits($0) } == [.traitBold, .traitItalic])
    #expect(both?.pointSize == 12)
  }

  @Test func featuresOfDescriptorsAreDrawn() {
    func font(_ type: Int, _ selector: Int) -> Font {
      let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: type, .selector: selector]]
      let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
        .addingAttributes([.featureSettings: settings])
      return Font(UIFont(descriptor: descriptor, size: 0))
    }
    let plain = Font.system(size: 20, weight: .regular)
    #expect(font(kNumberSpacingType, kMonospacedNumbersSelector) == plain.monospacedDigit())
    #expect(font(kLowerCaseType, kLowerCaseSmallCapsSelector) == plain.lowercaseSmallCaps())
    #expect(font(kStylisticAlternativesType, kStylisticAltOneOnSelector) == plain)
  }

  @Test func metricsGrowWithDynamicType() throws {
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    struct Grown: View {
      var body: some View {
        Color.red.frame(width: UIFontMetrics(forTextStyle: .body).scaledValue(for: 17), height: 1)
      }
    }
    let host = try ViewHost { Grown().dynamicTypeSize(.xxxLarge) }
    #expect(host.size.width == 23)
  }
}
