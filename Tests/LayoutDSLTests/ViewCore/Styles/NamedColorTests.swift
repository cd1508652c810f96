import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite struct NamedColorTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let green = Color.Resolved(red: 0, green: 1, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private var color: NamedColor {
    NamedColor(variants: [
      .init(color: Color(red), isDark: false, isHighContrast: false),
      .init(color: Color(green), isDark: true, isHighContrast: false),
      .init(color: Color(blue), isDark: false, isHighContrast: true),
    ])
  }

  @Test func bestMatchingVariantIsChosen() {
    #expect(color.resolved(in: ColorContext()) == red)
    #expect(color.resolved(in: ColorContext(colorScheme: .dark)) == green)
    #expect(color.resolved(in: ColorContext(contrast: .increased)) == blue)
    #expect(color.resolved(in: ColorContext(colorScheme: .dark, contrast: .increased)) == green)
    #expect(NamedColor(variants: []).resolved(in: ColorContext()) == nil)
  }

  private final class Assets: ImageProvider {
    func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol? { nil }
    func image(
      named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool
    ) -> ResolvedImage? { nil }
    func image(contentsOf file: URL) -> Result<DisplayImage, any Error> {
      .failure(CocoaError(.fileNoSuchFile))
    }
    func color(named name: String, in folder: URL?) -> NamedColor? {
      name == "ink"
        ? NamedColor(variants: [
          .init(
            color: Color(Color.Resolved(red: 1, green: 0, blue: 0)), isDark: false,
            isHighContrast: false)
        ]) : nil
    }
  }

  @Test func colorsAreFoundByName() {
    let assets = Assets()
    var context = ColorContext()
    context.assets = ImageSource(services: Services(text: SquareTextEngine(), images: assets))
    #expect(Color("ink").resolved(in: context) == red)
    #expect(Color("ink").opacity(0.5).resolved(in: context).opacity == 0.5)
    #expect(Color("absent").resolved(in: context) == .clear)
    #expect(Color(ColorResource(name: "ink", bundle: .main)).resolved(in: context) == red)
  }
}
