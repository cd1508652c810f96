import SwiftUI
import Testing

@MainActor struct UIScrollViewAnimatedZoomTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \((scale * 100).rounded() / 100)") }
  }

  private let zooming = Zooming()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// A scroll view of 300 points whose content of the same size has a red square in the middle.
  private func host() throws -> ViewHost {
    zooming.view.backgroundColor = .yellow
    let square = UIView(frame: CGRect(x: 135, y: 135, width: 30, height: 30))
    square.backgroundColor = .red
    zooming.view.addSubview(square)
    scrollView.addSubview(zooming.view)
    scrollView.contentSize = zooming.view.frame.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 4)
    scrollView.delegate = zooming
    return try ViewHost(size: CGSize(width: 300, height: 300)) { Shown(view: scrollView) }
  }

  @Test func theAppSetsTheScaleWithinItsLimits() throws {
    let host = try host()
    #expect(try host.render()[105, 150].green > 150)
    scrollView.setZoomScale(9, animated: false)
    host.runUntilIdle()
    #expect(scrollView.zoomScale == 4 && zooming.log == ["zoom"])
    #expect(scrollView.contentSize == CGSize(width: 1200, height: 1200))
    #expect(scrollView.contentOffset == CGPoint(x: 450, y: 450))
    let picture = try host.render()
    #expect(picture[105, 150].green < 100 && picture[75, 150].green > 150)
    scrollView.zoomScale = 0.5
    host.runUntilIdle()
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    #expect(try host.render()[105, 150].green > 150)
  }

  @Test func aPinchZoomsAroundTheFingers() throws {
    let host = try host()
    _ = try host.render()
    host.pinch(at: CGPoint(x: 150, y: 150), scale: 2)
    host.runUntilIdle()
    #expect(abs(scrollView.zoomScale - 2) < 0.01)
    #expect(abs(scrollView.contentOffset.x - 150) < 2)
    #expect(zooming.log.first == "begin" && zooming.log.last == "end 2.0")
    #expect(zooming.log.contains("zoom") && !scrollView.isZooming)
    #expect(try host.render()[125, 150].green < 100)
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.5)
    host.runUntilIdle()
    #expect(scrollView.contentOffset.x < 100)
  }

  @Test func aRectangleIsShownWithAnAnimation() throws {
    let host = try host()
    _ = try host.render()
    scrollView.zoom(to: CGRect(x: 150, y: 150, width: 150, height: 150), animated: true)
    #expect(scrollView.zoomScale == 2 && zooming.log == ["begin", "zoom"])
    host.runUntilIdle()
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 300))
  }

  @Test func constraintsSurroundTheZoomedView() throws {
    let view = zooming.view, host = try host()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: 10),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
    _ = try host.render()
    scrollView.zoomScale = 2
    host.runUntilIdle()
    _ = try host.render()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 200, height: 160))
    #expect(view.bounds.size == CGSize(width: 100, height: 80))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 180))
  }

  @Test func theFrameOfATransformedViewIsThatOfItsPicture() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 30, width: 100, height: 60)
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 30, width: 100, height: 60))
  }
}
