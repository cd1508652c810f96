import SwiftUI
import Testing

@MainActor struct UIRefreshControlTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func theContentStaysDownUntilTheAppEndsTheRefreshing() throws {
    let control = UIRefreshControl(), scrollView = UIScrollView()
    control.addAction(
      UIAction { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { control.endRefreshing() }
      }, for: .valueChanged)
    scrollView.refreshControl = control
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500)))
    let host = try ViewHost(size: CGSize(width: 100, height: 400)) { Shown(view: scrollView) }
    host.advance(by: 0.1)
    host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 390), duration: 0.5)
    host.advance(by: 1)
    #expect(control.isRefreshing && scrollView.contentOffset.y == -60)
    host.runUntilIdle()
    #expect(!control.isRefreshing && scrollView.contentOffset.y == 0)
  }
}
