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

  /// Shadows and gradients take the sizes of views then.
  @Test func viewsHaveTheirPlacesWhenAControllerHasAppeared() throws {
    final class Boxed: UIViewController {
      let box = UIView()
      var seen: [CGRect] = []
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 60),
          box.heightAnchor.constraint(equalToConstant: 40),
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
          box.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
      }
      override func viewDidLayoutSubviews() { seen.append(box.frame) }
      override func viewDidAppear(_ animated: Bool) { seen.append(.null) }
    }
    struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    for isInStack in [false, true] {
      let boxed = Boxed()
      let shown = isInStack ? UINavigationController(rootViewController: boxed) : boxed
      _ = try ViewHost(size: CGSize(width: 200, height: 400)) { Shown(controller: shown) }.render()
      #expect(boxed.seen.prefix(2) == [CGRect(x: 0, y: 10, width: 60, height: 40), .null])
    }
  }
}
