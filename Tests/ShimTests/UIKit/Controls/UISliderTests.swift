import SwiftUI
import Testing

@MainActor struct UISliderTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func theTrackHasTheTintOfTheViewsAround() throws {
    let root = UIView(), slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.value = 0.8
    root.addSubview(slider)
    root.tintColor = .red
    let host = try ViewHost(size: CGSize(width: 200, height: 40)) { Shown(view: root) }
    // A second picture has the slider at the same place.
    for _ in 0..<2 {
      let outer = try host.render()[20, 20]
      #expect(outer.red > 200 && outer.blue < 100)
      host.advance(by: 1)
    }
  }
}
