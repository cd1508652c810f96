import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct FillAnimatorTests {
  private let linear = Animation.linear(duration: 1)
  private let first = Color(red: 0, green: 0.5, blue: 1)
  private let second = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)

  private func rounded(_ colors: [Color.Resolved]) -> [Double] {
    colors.flatMap {
      [$0.red, $0.green, $0.blue, $0.opacity].map { (Double($0) * 1000).rounded() / 1000 }
    }
  }

  private func half(_ stage: Stage<Bool>) -> [Double] {
    withAnimation(linear) { stage.value = true }
    return rounded(stage.at(0.5).fills)
  }

  /// The perceptual midpoint of the two colours, each weighted by its opacity.
  private var middle: [Double] {
    let values = EnvironmentValues()
    return rounded([
      Gradient.ColorSpace.perceptual.mix(
        first.resolve(in: values), second.resolve(in: values), by: 0.5)
    ])
  }

  private func between(
    _ first: Color.Resolved, _ second: Color.Resolved, _ amount: Double
  ) -> Color.Resolved {
    var mixed = first
    mixed.animatableData.interpolate(towards: second.animatableData, amount: amount)
    return mixed
  }

  @Test func coloursAreMixedPerceptually() {
    #expect(middle != [0.5, 0.5, 0.5, 0.75])
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let grey = between(black, white, 0.5)
    // Half the perceived lightness is one eighth of the linear light.
    #expect(abs(grey.linearRed - 0.125) < 1e-5)
    #expect(abs(grey.linearBlue - 0.125) < 1e-5)
    #expect(grey.opacity == 1)
    // A clear colour does not contribute to the mix.
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let faint = between(.clear, red, 0.25)
    #expect(rounded([faint]) == [1, 0, 0, 0.25])
  }

  @Test func aColorIsAnimated() {
    let stage = Stage(false) { [first, second] in $0 ? second : first }
    #expect(half(stage) == middle)
    #expect(stage.at(1).fills == [second.resolve(in: EnvironmentValues())])
  }

  @Test func theFillOfAShapeIsAnimated() {
    let stage = Stage(false) { [first, second] in Circle().fill($0 ? second : first) }
    #expect(half(stage) == middle)
  }

  @Test func theForegroundIsInherited() {
    let stage = Stage(false) { [first, second] isSecond in
      VStack { Rectangle() }.foregroundStyle(isSecond ? second : first)
    }
    #expect(half(stage) == middle)
  }

  @Test func aTextKeepsItsOwnColourWhenTheForegroundChanges() {
    var environment = EnvironmentValues()
    environment.styles.foreground = AnyShapeStyle(second)
    let own = Text("own").foregroundStyle(first)
    #expect(own.fill(in: environment) == .color(first.resolve(in: environment)))
    #expect(Text("plain").fill(in: environment) == .color(second.resolve(in: environment)))
    #expect((own + Text("plain")).fill(in: environment) == .color(second.resolve(in: environment)))
  }

  @Test func gradientStopsAreAnimated() throws {
    let stage = Stage(false) { [first, second] isSecond in
      LinearGradient(
        colors: isSecond ? [second, second] : [first, second], startPoint: .top,
        endPoint: isSecond ? .bottom : .top)
    }
    withAnimation(linear) { stage.value = true }
    guard
      case .fill(_, .linearGradient(let stops, _, let end), _) = stage.at(0.5).screen.list.items
        .first
    else {
      Issue.record("no gradient is drawn")
      return
    }
    #expect(rounded([stops[0].color]) == middle)
    #expect(abs(end.y - 50) < 1e-6)
  }

  @Test func aShadowIsAnimated() {
    let stage = Stage(false) { isRaised in
      Color.red.shadow(
        color: .black.opacity(isRaised ? 0.5 : 0), radius: isRaised ? 10 : 0, y: isRaised ? 4 : 0)
    }
    withAnimation(linear) { stage.value = true }
    guard
      case .group(.shadow(let color, let radius, let offset), _) = stage.at(0.5).screen.list.items
        .first
    else {
      Issue.record("no shadow is drawn")
      return
    }
    #expect(abs(color.opacity - 0.25) < 1e-6)
    #expect(radius == 5)
    #expect(offset == CGSize(width: 0, height: 2))
  }

  @Test func thePathOfAShapeIsAnimated() {
    let stage = Stage(CGFloat(0)) { radius in
      Rectangle().trim(from: 0, to: radius).stroke(.red, lineWidth: 2 + radius * 4)
    }
    withAnimation(linear) { stage.value = 1 }
    guard case .stroke(let path, _, let style) = stage.at(0.5).screen.list.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(style.lineWidth == 4)
    #expect(path.boundingRect == CGRect(0, 0, 100, 100))
  }

  @Test func meshPointsAndColoursAreAnimated() throws {
    func points(_ x: Float) -> [SIMD2<Float>] {
      [SIMD2(0, 0), SIMD2(x, 0), SIMD2(0, 1), SIMD2(1, 1)]
    }
    let stage = Stage(false) { [first, second] isSecond in
      MeshGradient(
        width: 2, height: 2, points: points(isSecond ? 0.5 : 1),
        colors: [isSecond ? second : first, .red, .green, .blue])
    }
    withAnimation(linear) { stage.value = true }
    guard case .fill(_, .mesh(let mesh, _), _) = stage.at(0.5).screen.list.items.first else {
      Issue.record("no mesh is drawn")
      return
    }
    #expect(abs(mesh.points[1].position.x - 0.75) < 1e-6)
    #expect(rounded([mesh.colors[0]]) == middle)
  }

  @Test func colorMultiplyIsAnimated() throws {
    let stage = Stage(false) { [first, second] in Color.red.colorMultiply($0 ? second : first) }
    withAnimation(linear) { stage.value = true }
    let values = EnvironmentValues()
    let mixed = Gradient.ColorSpace.perceptual.mix(
      first.resolve(in: values), second.resolve(in: values), by: 0.5)
    guard case .group(.colorMatrix(let matrix, _), _) = stage.at(0.5).screen.list.items.first else {
      Issue.record("no colour filter is drawn")
      return
    }
    let expected = ColorMatrix.colorMultiply(mixed)
    #expect(abs(matrix.r1 - expected.r1) < 1e-5)
    #expect(abs(matrix.a4 - expected.a4) < 1e-5)
  }
}
