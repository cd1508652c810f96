import ObjectiveCNames
import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  var onMake: @MainActor () -> Void = {}
  func makeUIView(context: Context) -> UIView {
    onMake()
    return view
  }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A view that counts its drawings and layouts, and draws a red bar at its left half.
private final class Bar: UIView {
  var sizes: [CGSize] = []
  var layouts = 0

  override func layoutSubviews() { layouts += 1 }

  override func draw(_ rect: CGRect) {
    sizes.append(rect.size)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
  }
}

@MainActor struct ViewContextDrawingTests {
  private let bar = Bar()

  private func host(_ width: CGFloat = 40) throws -> ViewHost {
    try ViewHost(size: CGSize(width: width, height: 20)) { Shown(view: bar) }
  }

  @Test func aViewIsLaidOutAndDrawnBeforeTheFirstPicture() throws {
    let host = try host()
    #expect(bar.layouts == 1 && bar.sizes == [CGSize(width: 40, height: 20)])
    _ = host
  }

  @Test func aViewIsDrawnAgainOnlyIfItAsks() throws {
    let host = try host()
    for _ in 0..<3 { #expect(try host.render()[10, 10].green < 100) }
    #expect(bar.sizes.count == 1)
    bar.setNeedsDisplay()
    #expect(bar.layer.needsDisplay())
    host.advance(by: 1)
    #expect(bar.sizes.count == 2 && bar.layouts == 1)
  }

  @Test func aTimerFindsALaidOutView() throws {
    var seen: [Int] = []
    let host = try ViewHost(size: CGSize(width: 40, height: 20)) {
      Shown(view: bar) {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          MainActor.assumeIsolated {
            seen.append(bar.layouts)
            bar.setNeedsLayout()
          }
        }
      }
    }
    host.advance(by: 3)
    #expect(seen == [1, 2, 3])
  }

  @Test func contentOfAnotherSizeIsStretchedUnlessItIsDrawnAgain() throws {
    let host = try host()
    host.size.width = 80
    var picture = try host.render()
    #expect(picture[30, 10].green < 100 && picture[50, 10].green == 255)
    #expect(bar.sizes.count == 1)
    bar.contentMode = .right
    picture = try host.render()
    #expect(picture[30, 10].green == 255 && picture[50, 10].green < 100)
    bar.contentMode = .redraw
    host.size.width = 60
    _ = try host.render()
    #expect(bar.sizes.map(\.width) == [40, 60])
  }

  @Test func anotherAppearanceDrawsAgain() throws {
    struct Scheme: View {
      let view: UIView
      @State private var isDark = false
      var body: some View {
        Shown(view: view).environment(\.colorScheme, isDark ? .dark : .light)
          .onTapGesture { isDark = true }
      }
    }
    let host = try ViewHost(size: CGSize(width: 40, height: 20)) { [bar] in Scheme(view: bar) }
    host.tap(at: CGPoint(x: 20, y: 10))
    _ = try host.render()
    #expect(bar.sizes.count == 2)
  }

  /// The view adds its layer once, and what it changes later is shown.
  @Test func aLayerThatAViewAddsWhileItDrawsAppearsLater() throws {
    final class Ring: UIView {
      override func draw(_ rect: CGRect) {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: rect).cgPath
        shape.fillColor = UIColor.red.cgColor
        shape.opacity = 0
        layer.addSublayer(shape)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { shape.opacity = 1 }
      }
    }
    let ring = Ring()
    let host = try ViewHost(size: CGSize(width: 20, height: 20)) { Shown(view: ring) }
    #expect(try host.render()[10, 10].green == 255)
    host.advance(by: 0.5)
    #expect(try host.render()[10, 10].green < 100)
    #expect(ring.layer.sublayers?.count == 1)
  }
}
