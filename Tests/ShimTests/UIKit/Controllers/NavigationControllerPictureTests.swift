import SwiftUI
import Testing

private struct Controlled<Content: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Content
  func makeUIViewController(context: Context) -> Content { make() }
  func updateUIViewController(_ controller: Content, context: Context) {}
}

private final class Screen: UIViewController, UISearchResultsUpdating {
  private(set) var calls: [String] = []
  private(set) var searched: [String] = []
  private(set) var label = UILabel(frame: CGRect(x: 10, y: 200, width: 100, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "before"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("gone")
  }
  func updateSearchResults(for searchController: UISearchController) {
    searched.append(searchController.searchBar.text ?? "")
  }
}

@MainActor struct NavigationControllerPictureTests {
  private func host(_ stack: UINavigationController) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 400)) { Controlled { stack } }
  }

  @Test func controllersAppearAndDisappearOnce() throws {
    let first = Screen(), second = Screen()
    first.title = "First"
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    let host = try host(stack)
    _ = try host.render()
    #expect(first.calls == [] && second.calls == ["will", "did"])
    try host.tap(on: "First")
    _ = try host.render()
    #expect(first.calls == ["will", "did"])
    #expect(second.calls == ["will", "did", "gone"])
  }

  @Test func aChangedLabelIsDrawnAgain() throws {
    let screen = Screen()
    let host = try host(UINavigationController(rootViewController: screen))
    #expect(host.layoutTree().contains("\"before\""))
    screen.label.text = "after"
    #expect(host.layoutTree().contains("\"after\""))
  }

  @Test func theBarHasTheTitleViewTheSearchFieldAndTheAppearance() throws {
    let screen = Screen()
    let title = UILabel()
    title.text = "View"
    screen.navigationItem.titleView = title
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find"
    search.searchResultsUpdater = screen
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    screen.toolbarItems = [
      UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    ]
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stack.navigationBar.standardAppearance = appearance
    stack.navigationBar.scrollEdgeAppearance = appearance
    let host = try host(stack)
    let tree = host.layoutTree()
    #expect(["View", "Find", "Left"].allSatisfy { tree.contains("\"\($0)\"") })
    let picture = try host.render()
    #expect(picture[5, 5].red == 255 && picture[5, 5].green == 0)
    #expect(picture[5, 300].green == 255)
    try host.tap(on: "Find")
    try host.type("a")
    #expect(screen.searched == ["a"] && search.searchBar.text == "a")
  }
}
