import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Drawing
@testable import ViewCore

struct UIColorTests {
  @Test func semanticColoursFollowTheAppearance() {
    let dark = ColorContext(colorScheme: .dark)
    let background = Color(.secondarySystemBackground)
    #expect(background.resolved(in: ColorContext()).description == "#F2F2F7FF")
    #expect(background.resolved(in: dark).description == "#1C1C1EFF")
    #expect(Color(uiColor: .systemRed).resolved(in: dark) == Color.red.resolved(in: dark))
    #expect(Color(.systemGray4).resolved(in: ColorContext()).description == "#D1D1D6FF")
    #expect(Color(.label) == .primary)
  }

  @Test func fixedColours() {
    let color = Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color == Color(UIColor.orange))
    let faded = Color(UIColor.secondaryLabel.withAlphaComponent(0.25))
    #expect(faded.resolved(in: ColorContext()).opacity == 0.25)
    #expect(faded.description == "25% secondary")
  }

  /// A catalog with one colour, or none.
  private final class Catalog: ImageProvider {
    let isEmpty: Bool
    init(isEmpty: Bool) { self.isEmpty = isEmpty }
    func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol? { nil }
    func image(
      named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool
    ) -> ResolvedImage? { nil }
    func image(contentsOf file: URL) -> Result<DisplayImage, any Error> {
      .failure(CocoaError(.fileNoSuchFile))
    }
    func color(named name: String, in folder: URL?) -> NamedColor? {
      name == "ink" && !isEmpty ? NamedColor(variants: []) : nil
    }
    func hasColors(in folder: URL?) -> Bool { !isEmpty }
  }

  @Test(arguments: [true, false])
  @MainActor func aNameIsNilIfTheCatalogsHaveOtherColours(isEmpty: Bool) {
    var found: [Bool] = []
    struct Probe: View {
      let note: (UIColor?) -> Void
      var body: some View {
        let _ = note(UIColor(named: "ink"))
        let _ = note(UIColor(named: "absent"))
        Color.red
      }
    }
    let services = Services(text: SquareTextEngine(), images: Catalog(isEmpty: isEmpty))
    ViewGraph(
      content: Probe { found.append($0 != nil) }, environment: EnvironmentValues(),
      services: services, size: ProposedViewSize(width: 10, height: 10)
    ).update()
    #expect(found.prefix(2) == [true, isEmpty])
    #expect(UIColor(named: "absent") != nil)
  }

  @Test func aColourOfSelfIsMadeInAnExtension() {
    #expect(UIColor.ofTraits.color.resolved(in: .init()) == Color.red.resolved(in: .init()))
    #expect(UIColor.ofPicture.pattern != nil)
    #expect(UIColor.wide != UIColor.ofTraits)
  }
}

extension UIColor {
  fileprivate static var ofTraits: Self { Self { _ in UIColor(Color.red) } }
  fileprivate static var ofPicture: Self { Self(patternImage: UIImage()) }
  fileprivate static var wide: Self { Self(displayP3Red: 1, green: 0, blue: 0, alpha: 1) }
}
