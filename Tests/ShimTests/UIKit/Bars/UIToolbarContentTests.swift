import SwiftUI
import Testing

@MainActor struct UIToolbarContentTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aToolbarShowsItsItemsInItsColours() throws {
    let bar = UIToolbar()
    var taps = 0
    bar.items = [
      .flexibleSpace(), UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 }),
    ]
    bar.barTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let host = try ViewHost(size: CGSize(width: 300, height: 44)) { Shown(view: bar) }
    let picture = try host.render()
    #expect(picture[20, 30].blue == 255 && picture[20, 30].red == 0)
    try host.tap(on: "Go")
    #expect(taps == 1)
  }
}
