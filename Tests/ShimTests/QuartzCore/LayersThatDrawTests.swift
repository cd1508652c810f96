import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

private final class Dot: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    // Only what is inside the layer is seen.
    ctx.fill(CGRect(x: 10, y: 0, width: 90, height: 90))
  }
}

private final class DotView: UIView {
  override class var layerClass: AnyClass { Dot.self }
}

private final class LaidOutView: UIView {
  let dot = Dot()
  var isLaidOut = false
  override func layoutSubviews() {
    super.layoutSubviews()
    isLaidOut = true
  }
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    dot.frame = layer.bounds.insetBy(dx: 10, dy: 10)
  }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    ctx.fill(layer.bounds)
  }
}

private final class Painter: NSObject, CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    ctx.fill(layer.bounds)
  }
}

@MainActor struct LayersThatDrawTests {
  private func picture(_ make: @escaping @MainActor () -> some UIView) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 40, height: 40)) { Shown(make: make) }.render()
  }

  @Test func aLayerDrawsItself() throws {
    let picture = try picture {
      let view = UIView()
      let dot = Dot()
      dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      view.layer.addSublayer(dot)
      return view
    }
    #expect(picture[25, 25].red == 255 && picture[25, 25].green == 0)
    #expect(picture[15, 25].green == 255)
    #expect(picture[35, 25].green == 255)
  }

  @Test func theLayerOfAViewDrawsTheView() throws {
    let picture = try picture { DotView() }
    #expect(picture[20, 20].red == 255 && picture[20, 20].green == 0)
    #expect(picture[5, 20].green == 255)
  }

  @Test func aViewLaysOutAndDrawsItsLayer() throws {
    let view = LaidOutView()
    view.layer.addSublayer(view.dot)
    let picture = try picture { view }
    #expect(view.isLaidOut)
    #expect(picture[5, 5].blue == 255 && picture[5, 5].red == 0)
    #expect(picture[25, 25].red == 255 && picture[25, 25].blue == 0)
  }

  @Test func anObjectDrawsALayer() throws {
    let painter = Painter()
    let picture = try picture {
      let view = UIView()
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.delegate = painter
      view.layer.addSublayer(layer)
      return view
    }
    #expect(picture[20, 20].green == 255 && picture[20, 20].red == 0)
    #expect(picture[5, 5].red == 255)
  }

  /// A red and a blue square at one place; the red one is added first.
  @Test(arguments: [
    (0, CATransform3DIdentity, false), (1, CATransform3DIdentity, true),
    (0, CATransform3DMakeTranslation(0, 0, 5), true),
    (-6, CATransform3DMakeTranslation(0, 0, 5), false),
  ]) func siblingsAreOrderedByDepth(
    _ zPosition: CGFloat, _ transform: CATransform3D, _ redIsInFront: Bool
  ) throws {
    func isRed(_ makeSquare: @escaping @MainActor (UIView, UIColor) -> CALayer) throws -> Bool {
      let host = try ViewHost(size: CGSize(width: 10, height: 10)) {
        Shown {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          let red = makeSquare(view, .red)
          (red.zPosition, red.transform) = (zPosition, transform)
          _ = makeSquare(view, .blue)
          return view
        }
      }
      return try host.render()[5, 5].red > 200
    }
    let views = try isRed { view, color in
      let square = UIView(frame: view.bounds)
      square.backgroundColor = color
      view.addSubview(square)
      return square.layer
    }
    let layers = try isRed { view, color in
      let square = CALayer()
      square.frame = view.bounds
      square.backgroundColor = color.cgColor
      view.layer.addSublayer(square)
      return square
    }
    #expect(views == redIsInFront && layers == redIsInFront)
  }
}
