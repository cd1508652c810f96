import SwiftUI
import Testing

@MainActor struct UIViewControllerRepresentableTests {
  private struct Overridden: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
    func _overrideSizeThatFits(
      _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewController
    ) {
      size.height /= 4
    }
  }

  @Test func aSizeIsOverridden() throws {
    var size = CGSize.zero
    _ = try ViewHost(size: CGSize(width: 200, height: 400)) {
      Overridden().onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
    }
    #expect(size == CGSize(width: 200, height: 100))
  }
}
