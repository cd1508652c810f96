import SwiftUI
import Testing

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class Coloured: UIViewController {
  private(set) var calls: [String] = []

  override func viewDidLoad() { view.backgroundColor = .red }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
}

@MainActor struct PresentedControllerTests {
  private let below = UIViewController(), above = Coloured()

  private func host() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 400)) {
      Controlled(controller: below).ignoresSafeArea()
    }
  }

  @Test(arguments: [(UIModalPresentationStyle.automatic, false), (.fullScreen, true)])
  func aControllerCoversTheScreen(style: UIModalPresentationStyle, coversTop: Bool) throws {
    let host = try host()
    above.modalPresentationStyle = style
    below.present(above, animated: true)
    host.runUntilIdle()
    let picture = try host.render()
    #expect(picture[100, 300].red == 255 && picture[100, 300].green < 100)
    // A sheet pushes the screen back before black.
    #expect((picture[100, 1].red == 255 && picture[100, 1].green < 100) == coversTop)
    #expect(above.calls == ["did"])
    above.dismiss(animated: true)
    host.runUntilIdle()
    #expect(try host.render()[100, 300].green == 255)
    #expect(above.calls == ["did", "gone"] && below.presentedViewController == nil)
  }

  @Test func theControllerOfAViewInsideMayPresent() throws {
    let child = UIViewController()
    below.addChild(child)
    below.view.addSubview(child.view)
    let host = try host()
    child.present(above, animated: true)
    host.runUntilIdle()
    #expect(try host.render()[100, 300].green < 100)
  }

  @Test func anAlertRunsItsActions() throws {
    let host = try host()
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    var names: [String] = []
    alert.addTextField { $0.placeholder = "Reason" }
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in names.append("keep") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [unowned alert] _ in
        names.append("delete \(alert.textFields?.first?.text ?? "")")
      })
    below.present(alert, animated: true)
    host.runUntilIdle()
    #expect(host.layoutTree().contains("\"For ever\""))
    try host.tap(on: "Reason")
    try host.type("old")
    try host.tap(on: "Delete")
    host.runUntilIdle()
    #expect(names == ["delete old"] && below.presentedViewController == nil)
  }

  @Test func aSheetOfActionsIsShown() throws {
    let host = try host()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isChosen = false
    alert.addAction(UIAlertAction(title: "Share", style: .default) { _ in isChosen = true })
    below.present(alert, animated: true)
    host.runUntilIdle()
    try host.tap(on: "Share")
    #expect(isChosen)
  }

  @Test func aFingerThatDismissesTellsTheDelegate() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var isDismissed = false
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        isDismissed = true
      }
    }
    let host = try host(), delegate = Delegate()
    above.presentationController?.delegate = delegate
    below.present(above, animated: true)
    host.runUntilIdle()
    host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 390), duration: 0.3)
    host.runUntilIdle()
    #expect(delegate.isDismissed && below.presentedViewController == nil)
  }

  @Test func aControllerPresentsOneAtATime() {
    let other = UIViewController()
    below.present(above, animated: false)
    below.present(other, animated: false)
    #expect(below.presentedViewController === above && other.presentingViewController == nil)
  }
}
