import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

/// A style that is a view without a body of its own.
private struct Tint: ShapeStyle, View {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}

struct ShapeStyleTests {
  @MainActor @Test func aStyleThatIsAViewFillsARectangle() {
    let list = Screen(20, 10) { Tint() }.list
    #expect(!list.items.isEmpty)
    #expect(list == Screen(20, 10) { Rectangle().fill(Tint()) }.list)
  }

  let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

  func paint(_ style: some ShapeStyle, _ environment: EnvironmentValues = .init()) -> Paint {
    style.resolvedStyle(in: environment).paint(in: bounds)
  }

  func color(_ style: some ShapeStyle, _ environment: EnvironmentValues = .init()) -> Color.Resolved
  {
    guard case .color(let color) = paint(style, environment) else { return .clear }
    return color
  }

  func environment(foreground: [AnyShapeStyle]) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.styles.foreground = AnyShapeStyle(ForegroundStyles(foreground, outer: nil))
    return environment
  }

  @Test func coloursAndStaticMembers() {
    let red = Color.red.resolved(in: ColorContext())
    #expect(color(.red) == red)
    #expect(color(Color.red) == red)
    #expect(color(AnyShapeStyle(AnyShapeStyle(.red))) == red)
    #expect(color(red) == red)
    #expect(color(.red.opacity(0.5)).opacity == 0.5)
    #expect(color(AnyShapeStyle(.red).opacity(0.5)).opacity == 0.5)
    #expect(color(.tint) == Color.blue.resolved(in: ColorContext()))
    #expect(color(.background) == .white)
    #expect(color(.separator).opacity == 0.29)
    #expect(color(.fill.secondary).opacity == 0.16)
  }

  @Test func defaultLevelsAreTheLabelColours() {
    #expect(color(.primary) == .black)
    #expect(color(.foreground) == .black)
    #expect(color(.secondary).opacity == 0.6)
    #expect(color(.tertiary).opacity == 0.3)
    #expect(color(.quaternary).opacity == 0.18)
    var dark = EnvironmentValues()
    dark.styles.color.colorScheme = .dark
    #expect(color(.primary, dark) == .white)
  }

  @Test func levelsOfAForegroundColourFade() {
    let environment = environment(foreground: [AnyShapeStyle(.red)])
    #expect(color(.primary, environment) == Color.red.resolved(in: ColorContext()))
    #expect(color(.secondary, environment).opacity == 0.5)
    #expect(color(.tertiary, environment).opacity == 0.25)
    #expect(color(.quaternary, environment).opacity == 0.18)
    #expect(color(Color.red.secondary).opacity == 0.5)
  }

  @Test func explicitLevelsTakePrecedence() {
    let environment = environment(foreground: [AnyShapeStyle(.red), AnyShapeStyle(.green)])
    let green = Color.green.resolved(in: ColorContext())
    #expect(color(.secondary, environment) == green)
    #expect(color(.tertiary, environment) == green.multiplyingOpacity(by: 0.5))
  }

  @Test func levelsAddUp() {
    var environment = EnvironmentValues()
    for _ in 0..<2 {
      environment.styles.foreground = AnyShapeStyle(
        ForegroundStyles([AnyShapeStyle(.secondary)], outer: environment.styles.foreground))
    }
    #expect(color(.foreground, environment).opacity == 0.3)
    #expect(color(.secondary, environment).opacity == 0.18)
  }

  @Test func erasedStylesCompareByValue() {
    func foreground(_ color: Color, in outer: Color?) -> AnyShapeStyle {
      AnyShapeStyle(
        ForegroundStyles([AnyShapeStyle(color.opacity(0.5))], outer: outer.map(AnyShapeStyle.init)))
    }
    #expect(foreground(.red, in: .blue).isEqual(to: foreground(.red, in: .blue)))
    #expect(foreground(.red, in: nil).isEqual(to: foreground(.red, in: nil)))
    #expect(!foreground(.red, in: .blue).isEqual(to: foreground(.green, in: .blue)))
    #expect(!foreground(.red, in: .blue).isEqual(to: foreground(.red, in: nil)))
    #expect(!foreground(.red, in: nil).isEqual(to: AnyShapeStyle(.red)))
    #expect(
      AnyShapeStyle(Material.thin.shadow(.drop(radius: 1)))
        .isEqual(to: AnyShapeStyle(Material.thin.shadow(.drop(radius: 1)))))
  }

  @Test func selfReferencesTerminate() {
    var environment = EnvironmentValues()
    environment.styles.foreground = AnyShapeStyle(.secondary)
    environment.styles.tint = AnyShapeStyle(.tint)
    environment.styles.background = AnyShapeStyle(.background)
    #expect(color(.foreground, environment).opacity == 0.6)
    #expect(color(.tint, environment) == Color.blue.resolved(in: ColorContext()))
    #expect(color(.background, environment) == .white)
  }

  @Test func gradientsResolveInTheBounds() {
    let red = Color.red.resolved(in: ColorContext()), stops = Gradient(colors: [.red, .red])
    let resolved = [GradientStop(color: red, location: 0), GradientStop(color: red, location: 1)]
    #expect(
      paint(.linearGradient(stops, startPoint: .leading, endPoint: .trailing))
        == .linearGradient(
          resolved, start: CGPoint(x: 10, y: 45), end: CGPoint(x: 110, y: 45)))
    #expect(
      paint(.radialGradient(colors: [.red, .red], center: .center, startRadius: 5, endRadius: 20))
        == .radialGradient(
          resolved, center: CGPoint(x: 60, y: 45), startRadius: 5, endRadius: 20))
    #expect(
      paint(.ellipticalGradient(stops))
        == .ellipticalGradient(
          resolved, center: CGPoint(x: 60, y: 45), startRadii: .zero,
          endRadii: CGSize(width: 50, height: 25)))
    #expect(
      paint(.conicGradient(stops, center: .topLeading))
        == .angularGradient(
          resolved, center: CGPoint(x: 10, y: 20), startAngle: 0, endAngle: 2 * .pi))
    #expect(
      paint(Gradient(colors: [.red, .red]))
        == .linearGradient(resolved, start: CGPoint(x: 60, y: 20), end: CGPoint(x: 60, y: 70)))
    #expect(
      paint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) == .color(red))
    #expect(
      paint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)) == .color(.clear))
  }

  @Test func resolvedStyleKeepsShadowsAndBlendModes() {
    let style = Color.red.shadow(.drop(radius: 3, y: 2)).shadow(.inner(radius: 1))
      .blendMode(.multiply)
    let resolved = style.resolvedStyle(in: EnvironmentValues())
    #expect(resolved.blendMode == .multiply)
    #expect(resolved.shadows.map(\.isInner) == [false, true])
    #expect(resolved.shadows[0].radius == 3)
    #expect(resolved.shadows[0].offset == CGSize(width: 0, height: 2))
    #expect(resolved.shadows[0].color.opacity == 0.33)
    #expect(color(style) == Color.red.resolved(in: ColorContext()))
  }

  @Test func customStylesResolveToOtherStyles() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        Color.orange.opacity(0.5)
      }
    }
    struct Nothing: ShapeStyle {}
    #expect(color(Warning()) == color(Color.orange.opacity(0.5)))
    #expect(color(AnyShapeStyle(Warning()).secondary).opacity == 0.25)
    #expect(color(Nothing()) == .clear)
  }

  @Test func thickerMaterialsAreMoreOpaque() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let opacities = materials.map {
      $0.resolvedStyle(in: EnvironmentValues()).glass?.frost.opacity ?? 0
    }
    #expect(opacities == opacities.sorted() && opacities[0] > 0)
    #expect(color(.regularMaterial) == color(Material.regular))
    var dark = EnvironmentValues()
    dark.styles.color.colorScheme = .dark
    #expect(color(.bar, dark).red < 0.5)
  }

  @Test func anchoredStylesUseTheirRectangle() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let style = gradient.in(CGRect(10, 0, 200, 50)).resolvedStyle(in: EnvironmentValues())
    guard case .linearGradient(_, let start, let end) = style.paint(in: CGRect(5, 5, 20, 20))
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start.x == 15 && end.x == 215)
  }

  @Test func selectionStyleIsTheTint() {
    var environment = EnvironmentValues()
    environment.styles.tint = AnyShapeStyle(Color.orange)
    #expect(color(.selection, environment) == color(Color.orange, environment))
    #expect(color(.windowBackground) == .white)
  }
}
