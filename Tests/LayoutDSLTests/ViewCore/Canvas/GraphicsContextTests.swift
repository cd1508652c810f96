import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

/// The commands that a context adds to its layer.
@MainActor
struct GraphicsContextTests {
  private func drawn(_ draw: (inout GraphicsContext) -> Void) -> [DisplayItem] {
    let layer = DrawingLayer(
      source: nil, services: Services(text: SquareTextEngine(), images: NamedImages()), scale: 1)
    var context = GraphicsContext(
      layer: layer, environment: EnvironmentValues(), bounds: CGRect(0, 0, 100, 100))
    draw(&context)
    return layer.list.items
  }

  private let square = Path(CGRect(0, 0, 10, 10))
  private var fill: DisplayItem { .fill(square, .color(.black), FillStyle()) }
  private func group(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
    .group(effect, DisplayList(items: items))
  }

  @Test func copiesShareTheCanvasButNotTheState() {
    let items = drawn { context in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 5, y: 0)
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.black))
    }
    let move = CGAffineTransform(translationX: 5, y: 0)
    #expect(items == [group(.opacity(0.5), group(.transform(move), fill)), fill])
  }

  @Test func transformsApplyToSubsequentDrawing() {
    _ = drawn { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      #expect(CGPoint(x: 1, y: 1).applying(context.transform) == CGPoint(x: 12, y: 23))
      context.rotate(by: .degrees(90))
      #expect(CGPoint(x: 1, y: 0).applying(context.transform) == CGPoint(x: 10, y: 23))
      context.transform = .identity
      context.concatenate(CGAffineTransform(translationX: 1, y: 2))
      #expect(context.transform == CGAffineTransform(translationX: 1, y: 2))
    }
  }

  @Test func filtersAddedLastApplyFirst() {
    let items = drawn { context in
      context.opacity = 0.25
      context.blendMode = .multiply
      context.addFilter(.alphaThreshold(min: 0.5))
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 3))
      context.clip(to: Path(CGRect(0, 0, 7, 7)))
      context.fill(square, with: .color(.black))
    }
    let black = Color.black.resolve(in: EnvironmentValues())
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let blurred = group(.blur(radius: 6, isOpaque: false), group(.transform(scale), fill))
    let filtered = group(.alphaThreshold(min: 0.5, max: 1, black), blurred)
    let clip = DisplayEffect.clip(Path(CGRect(0, 0, 14, 14)), FillStyle())
    #expect(items == [group(.blend(.multiply), group(clip, group(.opacity(0.25), filtered)))])
  }

  @Test func layersAreCompositedAsOneDrawing() {
    let items = drawn { context in
      context.opacity = 0.5
      context.translateBy(x: 3, y: 0)
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.black))
      }
    }
    let move = DisplayEffect.transform(CGAffineTransform(translationX: 3, y: 0))
    let both = group(.opacity(1), group(move, fill), group(move, fill))
    #expect(items == [group(.opacity(0.5), both)])
  }

  @Test func clipsNarrowTheBoundingRectangle() {
    _ = drawn { context in
      #expect(context.clipBoundingRect == CGRect(0, 0, 100, 100))
      context.translateBy(x: 10, y: 10)
      context.clip(to: Path(CGRect(0, 0, 20, 200)))
      #expect(context.clipBoundingRect == CGRect(0, 0, 20, 90))
      context.clip(to: square, options: .inverse)
      #expect(context.clipBoundingRect == CGRect(0, 0, 20, 90))
      context.clip(to: Path(CGRect(500, 0, 1, 1)))
      #expect(context.clipBoundingRect.width == 0)
    }
  }

  @Test func everyBlendModeIsSupported() {
    for number in Int32(1)..<28 {
      let items = drawn { context in
        context.blendMode = GraphicsContext.BlendMode(rawValue: number)
        context.fill(square, with: .color(.black))
      }
      guard case .group = items.first else {
        Issue.record("mode \(number) is drawn as the normal mode")
        continue
      }
    }
    let unknown = drawn { context in
      context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
      context.fill(square, with: .color(.black))
    }
    #expect(unknown == [fill])
  }

  @Test func operatorsCoverTheDrawnShape() {
    let items = drawn { context in
      context.blendMode = .copy
      context.fill(square, with: .color(.white))
    }
    let white = DisplayItem.fill(square, .color(.white), FillStyle())
    #expect(items == [group(.composite(.copy, over: DisplayList(items: [fill])), white)])
  }
}

/// Text, images and shadings.
@MainActor
struct GraphicsContextContentTests {
  private func drawn(_ draw: (inout GraphicsContext) -> Void) -> [DisplayItem] {
    let layer = DrawingLayer(
      source: nil, services: Services(text: SquareTextEngine(), images: NamedImages()), scale: 1)
    var environment = EnvironmentValues()
    environment.font = .system(size: 10)
    var context = GraphicsContext(
      layer: layer, environment: environment, bounds: CGRect(0, 0, 100, 100))
    draw(&context)
    return layer.list.items
  }

  @Test func textAtAPointIsCentred() {
    let items = drawn { context in
      context.draw(Text("abcd").foregroundStyle(.black), at: CGPoint(x: 50, y: 50))
    }
    #expect(items.first?.filledRect == CGRect(30, 45, 40, 10))
  }

  @Test func textInARectangleWraps() {
    let items = drawn { context in
      let text = context.resolve(Text("abcd"))
      #expect(text.measure(in: CGSize(width: 25, height: 100)) == CGSize(width: 20, height: 20))
      #expect(text.firstBaseline(in: CGSize(width: 25, height: 100)) == 7.5)
      #expect(text.lastBaseline(in: CGSize(width: 25, height: 100)) == 17.5)
      context.draw(text, in: CGRect(5, 6, 25, 100))
    }
    #expect(items.map(\.filledRect) == [CGRect(5, 6, 20, 10), CGRect(5, 16, 20, 10)])
  }

  @Test func shadingIsTheForegroundOfText() {
    let items = drawn { context in
      var text = context.resolve(Text("a"))
      text.shading = .color(.white)
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    #expect(items == [.fill(Path(CGRect(0, 0, 10, 10)), .color(.white), FillStyle())])
  }

  @Test func imagesHaveASizeAndAnchor() {
    let items = drawn { context in
      let pixels = DisplayImage(width: 2, height: 1, pixels: [UInt8](repeating: 255, count: 8))
      let bitmap = ResolvedImage(image: pixels, size: CGSize(width: 20, height: 10))
      let image = context.resolve(Image(bitmap: bitmap))
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.shading == nil)
      context.draw(image, at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
    }
    guard case .image(_, let rect, _, nil) = items.first else {
      Issue.record("no image")
      return
    }
    #expect(rect == CGRect(30, 40, 20, 10))
  }

  @Test func gradientsAreInUserSpace() {
    let items = drawn { context in
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
      let items = drawn { context in
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
    let items = drawn { context in
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
    let items = drawn { context in
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
    _ = drawn { context in
      let shading = context.resolve(.palette([.color(.red), .color(.blue)]))
      guard case .resolved(let style) = shading.source else {
        Issue.record("not resolved")
        return
      }
      #expect(style.fill == .color(Color.red.resolve(in: context.environment)))
    }
  }
}

extension DisplayItem {
  fileprivate var filledRect: CGRect? {
    guard case .fill(let path, _, _) = self else { return nil }
    return path.boundingRect
  }
}
