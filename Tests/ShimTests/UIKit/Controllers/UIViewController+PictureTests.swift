import SwiftUI
import Testing

@MainActor struct UIViewControllerPictureTests {
  private final class Events {
    private var list: [String] = []
    func note(_ event: String) { list.append(event) }
    func take() -> [String] {
      defer { list = [] }
      return list
    }
  }

  private final class Screen: UIViewController {
    let events: Events

    init(_ title: String, _ events: Events) {
      self.events = events
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { events.note("\(title ?? "") \(event)") }
    override func viewDidLoad() { note("loads") }
    override func viewWillAppear(_ animated: Bool) { note("appears") }
    override func viewDidDisappear(_ animated: Bool) { note("disappears") }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private let events = Events()

  private func host(_ controller: UIViewController) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 400)) { Shown(controller: controller) }
  }

  private func tabs(inStacks: Bool) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let screen = Screen($0, events)
      return inStacks ? UINavigationController(rootViewController: screen) : screen
    }
    return tabs
  }

  @Test(arguments: [true, false]) func tabsLoadAndAppearWhenTheyAreSelected(inStacks: Bool) throws {
    let tabs = tabs(inStacks: inStacks)
    let host = try host(tabs)
    #expect(events.take() == ["One loads", "One appears"])
    try host.tap(on: "Two")
    host.runUntilIdle()
    #expect(events.take().sorted() == ["One disappears", "Two appears", "Two loads"])
    try host.tap(on: "One")
    host.runUntilIdle()
    #expect(events.take().sorted() == ["One appears", "Two disappears"])
    host.advance(by: 1)
    #expect(events.take() == [])
  }

  @Test(arguments: [true, false]) func aFullScreenPresentationReplacesItsPresenter(
    isFull: Bool
  ) throws {
    let tabs = tabs(inStacks: true)
    let host = try host(tabs)
    _ = events.take()
    let cover = Screen("Cover", events)
    cover.modalPresentationStyle = isFull ? .fullScreen : .overFullScreen
    let stack = tabs.selectedViewController as? UINavigationController
    stack?.topViewController?.present(cover, animated: true)
    host.runUntilIdle()
    let gone = isFull ? ["One disappears"] : []
    #expect(events.take().sorted() == ["Cover appears", "Cover loads"] + gone)
    cover.dismiss(animated: true)
    host.runUntilIdle()
    let back = isFull ? ["One appears"] : []
    #expect(events.take().sorted() == ["Cover disappears"] + back)
  }
}
