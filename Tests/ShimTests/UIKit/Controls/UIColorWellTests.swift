import SwiftUI
import Testing

@MainActor struct UIColorWellTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aPictureKeepsTheFrame() throws {
    let view = UIView()
    let well = UIColorWell(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
    view.addSubview(well)
    _ = try ViewHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }.render()
    #expect(well.frame == CGRect(x: 10, y: 10, width: 80, height: 60))
  }
}
