import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class Cross: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: rect.midX - 5, y: 0, width: 10, height: rect.height)).fill()
  }
}

@MainActor struct CALayerRenderingTests {
  private func picture(_ make: @escaping @MainActor () -> some UIView) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 40, height: 40)) { Shown(make: make) }.render()
  }

  @Test func aShapeIsFilledAndStroked() throws {
    let picture = try picture {
      let view = UIView()
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
      shape.fillColor = UIColor.blue.cgColor
      shape.strokeColor = UIColor.green.cgColor
      shape.lineWidth = 4
      view.layer.addSublayer(shape)
      return view
    }
    #expect(picture[20, 20].blue == 255 && picture[20, 20].green == 0)
    #expect(picture[9, 20].green == 255 && picture[9, 20].blue == 0)
    #expect(picture[2, 2].red == 255)
  }

  @Test func nullStandsForNoAction() {
    let layer = CALayer()
    layer.actions = ["position": NSNull(), "bounds": CABasicAnimation()]
    #expect(layer.actions?.count == 2 && layer.actions?["position"] is NSNull)
    layer.fillMode = .forwards
    #expect(layer.fillMode == .forwards)
  }

  @Test func aShadowHasTheShapeOfItsPath() throws {
    let picture = try picture {
      let view = UIView()
      view.layer.shadowColor = UIColor.blue.cgColor
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, 0)
      view.layer.shadowOffset = CGSize(width: 10, height: 0)
      view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 40))
      return view
    }
    #expect(picture[15, 20].blue == 255 && picture[15, 20].red == 0)
    #expect(picture[5, 20].red == 255 && picture[30, 20].red == 255)
  }

  @Test func aViewHasTheLayerOfItsClass() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let picture = try picture { view }
    #expect(picture[1, 20].red < 20 && picture[38, 20].red > 235)
    #expect(abs(Int(picture[20, 20].red) - 128) < 6)
  }

  @Test func aViewDrawsItself() throws {
    let picture = try picture {
      let cross = Cross()
      cross.backgroundColor = .white
      return cross
    }
    #expect(picture[20, 2].green == 0 && picture[20, 38].green == 0 && picture[5, 20].green == 255)
  }

  @Test func viewsInViewsShowTheirContent() throws {
    let picture = try picture {
      let view = UIView()
      let image = UIImageView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      image.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      view.addSubview(image)
      return view
    }
    #expect(picture[30, 30].green == 0 && picture[10, 10].green == 255)
  }

  @Test func aMaskAndATransformApplyToTheWholeLayer() throws {
    let picture = try picture {
      let view = UIView()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      inner.backgroundColor = .red
      inner.transform = CGAffineTransform(translationX: 20, y: 20)
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      mask.backgroundColor = UIColor.black.cgColor
      inner.layer.mask = mask
      view.addSubview(inner)
      return view
    }
    #expect(picture[25, 30].green == 0 && picture[35, 30].green == 255)
    #expect(picture[5, 5].green == 255)
  }

  @Test func framesFollowPositionsAndSublayersTheirOrder() {
    let (outer, first, second) = (CALayer(), CALayer(), CALayer())
    first.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(first.position == CGPoint(x: 25, y: 40) && first.bounds.size.width == 30)
    outer.addSublayer(first)
    outer.insertSublayer(second, below: first)
    #expect(outer.sublayers == [second, first] && first.superlayer === outer)
    second.removeFromSuperlayer()
    #expect(outer.sublayers == [first] && second.superlayer == nil)
  }

  @Test func animationsAreKeptUntilTheyAreRemoved() {
    let layer = CALayer()
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.repeatCount = .infinity
    spin.duration = 1
    layer.add(spin, forKey: "spin")
    #expect(layer.animationKeys() == ["spin"] && layer.animation(forKey: "spin") === spin)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func subviewsFollowTheSizeByTheirMasks() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 150, height: 120)
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 130, height: 80))
  }
}
