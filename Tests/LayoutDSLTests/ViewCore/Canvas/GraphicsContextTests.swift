import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

/// The commands that a context adds to its layer.
@MainActor
struct GraphicsContextTests {
  private let square = Path(CGRect(0, 0, 10, 10))

  private var fill: DisplayItem { .fill(square, .color(.black), FillStyle()) }

  private func group(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
    .group(effect, DisplayList(items: items))
  }

  @Test func copiesShareTheCanvasButNotTheState() {
    let items = GraphicsContext.drawn { context in
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
    _ = GraphicsContext.drawn { context in
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

  @Test func layersAreCompositedAsOneDrawing() {
    let items = GraphicsContext.drawn { context in
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
    _ = GraphicsContext.drawn { context in
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
      let items = GraphicsContext.drawn { context in
        context.blendMode = GraphicsContext.BlendMode(rawValue: number)
        context.fill(square, with: .color(.black))
      }
      guard case .group = items.first else {
        Issue.record("mode \(number) is GraphicsContext.drawn as the normal mode")
        continue
      }
    }
    let unknown = GraphicsContext.drawn { context in
      context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
      context.fill(square, with: .color(.black))
    }
    #expect(unknown == [fill])
  }

  @Test func operatorsCoverTheDrawnShape() {
    let items = GraphicsContext.drawn { context in
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
  @Test func textAtAPointIsCentred() {
    let items = GraphicsContext.drawn { context in
      context.draw(Text("abcd").foregroundStyle(.black), at: CGPoint(x: 50, y: 50))
    }
    #expect(items.first?.filledRect == CGRect(30, 45, 40, 10))
  }

  @Test func textInARectangleWraps() {
    let items = GraphicsContext.drawn { context in
      let text = context.resolve(Text("abcd"))
      #expect(text.measure(in: CGSize(width: 25, height: 100)) == CGSize(width: 20, height: 20))
      #expect(text.firstBaseline(in: CGSize(width: 25, height: 100)) == 7.5)
      #expect(text.lastBaseline(in: CGSize(width: 25, height: 100)) == 17.5)
      context.draw(text, in: CGRect(5, 6, 25, 100))
    }
    #expect(items.map(\.filledRect) == [CGRect(5, 6, 20, 10), CGRect(5, 16, 20, 10)])
  }

  @Test func imagesHaveASizeAndAnchor() {
    let items = GraphicsContext.drawn { context in
      let pixels = DisplayImage(width: 2, height: 1, pixels: [UInt8](repeating: 255, count: 8))
      let bitmap = ResolvedImage(image: pixels, size: CGSize(width: 20, height: 10))
      let image = context.resolve(Image(bitmap: bitmap))
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.shading == nil)
      context.draw(image, at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
    }
    guard case .image(_, let rect, _, nil, _) = items.first else {
      Issue.record("no image")
      return
    }
    #expect(rect == CGRect(30, 40, 20, 10))
  }
}

extension DisplayItem {
  fileprivate var filledRect: CGRect? {
    guard case .fill(let path, _, _) = self else { return nil }
    return path.boundingRect
  }
}
