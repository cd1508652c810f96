import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct GraphicsContextShadingTests {
  @Test func shadingIsTheForegroundOfText() {
    let items = GraphicsContext.drawn { context in
      var text = context.resolve(Text("a"))
      text.shading = .color(.white)
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    #expect(items == [.fill(Path(CGRect(0, 0, 10, 10)), .color(.white), FillStyle())])
  }

  @Test func gradientsAreInUserSpace() {
    let items = GraphicsContext.drawn { context in
      context.fill(
        Path(CGRect(0, 0, 50, 50)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0),
          endPoint: CGPoint(x: 50, y: 0)))
    }
    guard case .fill(_, .linearGradient(let stops, let start, let end), _) = items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(start == .zero && end == CGPoint(x: 50, y: 0))
  }

  @Test func repeatedGradientsFillTheDrawing() {
    func stops(_ options: GraphicsContext.GradientOptions) -> [GradientStop] {
      let items = GraphicsContext.drawn { context in
        context.fill(
          Path(CGRect(0, 0, 40, 10)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 10, y: 0),
            endPoint: CGPoint(x: 20, y: 0), options: options))
      }
      guard case .fill(_, .linearGradient(let stops, let start, let end), _) = items.first else {
        return []
      }
      #expect(start.x == 0 && end.x == 40)
      return stops
    }
    #expect(stops(.repeat).map(\.location) == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
    #expect(stops(.repeat).map(\.color.red) == [0, 1, 0, 1, 0, 1, 0, 1])
    #expect(stops(.mirror).map(\.color.red) == [1, 0, 0, 1, 1, 0, 0, 1])
  }

  @Test func radialGradientsRepeatOutwardsToTheCorners() {
    let items = GraphicsContext.drawn { context in
      context.fill(
        Path(CGRect(0, 0, 30, 40)),
        with: .radialGradient(
          Gradient(colors: [.black, .white]), center: .zero, startRadius: 0, endRadius: 20,
          options: .repeat))
    }
    guard case .fill(_, .radialGradient(_, _, let start, let end), _) = items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(start == 0 && end == 60)
  }

  @Test func tilesUseARegionOfTheImage() {
    let pixels = DisplayImage(
      width: 2, height: 2, pixels: (0..<16).map { UInt8($0) })
    let bitmap = ResolvedImage(image: pixels, size: CGSize(width: 8, height: 8))
    let items = GraphicsContext.drawn { context in
      context.fill(
        Path(CGRect(0, 0, 10, 10)),
        with: .tiledImage(
          Image(bitmap: bitmap), origin: CGPoint(x: 1, y: 2),
          sourceRect: CGRect(0.5, 0, 0.5, 1), scale: 2))
    }
    guard case .fill(_, .image(let part, let tile, 1), _) = items.first else {
      Issue.record("no tiles")
      return
    }
    #expect(part.width == 1 && part.height == 2)
    #expect(part.pixels == [4, 5, 6, 7, 12, 13, 14, 15])
    #expect(tile == CGRect(1, 2, 8, 16))
  }

  @Test func shadingsResolveInTheEnvironment() {
    _ = GraphicsContext.drawn { context in
      let shading = context.resolve(.palette([.color(.red), .color(.blue)]))
      guard case .resolved(let style) = shading.source else {
        Issue.record("not resolved")
        return
      }
      #expect(style.fill == .color(Color.red.resolve(in: context.environment)))
    }
  }
}
