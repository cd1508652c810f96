import ObjectiveCNames
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

private final class Receiving: UINavigationController {
  var calls: [String] = []

  static func register() {
    _ObjectiveCMethods.add(
      ["note(_:)"], isMember: { $0 is Receiving.Type },
      call: { target, _, arguments in
        nonisolated(unsafe) let (target, arguments) = (target, arguments)
        return MainActor.assumeIsolated {
          guard let target = target as? Receiving else { return false }
          let sender = _ObjectiveCMethods.argument(arguments, 0, Any?.self)
          sender.map { target.calls.append("\(type(of: $0 ?? 0))") }
          return true
        } ? () : nil
      })
  }
}

@MainActor struct NavigationControllerPictureTests {
  private func host(_ stack: UINavigationController) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 400)) { Controlled { stack } }
  }

  @Test func aFontOfTheLargeTitleSettles() throws {
    final class List: UIViewController, UITableViewDataSource {
      override func loadView() {
        let table = UITableView()
        table.dataSource = self
        view = table
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let controller = List()
    controller.title = "Title"
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    let font = UIFont.preferredFont(forTextStyle: .title1)
    stack.navigationBar.largeTitleTextAttributes = [.font: font]
    let host = try ViewHost(size: CGSize(width: 300, height: 400)) { Controlled { stack } }
    _ = try host.render()
    #expect(host.diagnostics.isEmpty)
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

  @Test func viewsThatAnAppAddsToTheBarAreDrawnAtItsBottom() throws {
    let stack = UINavigationController(rootViewController: Screen())
    let bar = stack.navigationBar, view = UIView()
    bar.prefersLargeTitles = true
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(view)
    NSLayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: bar.rightAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    let host = try host(stack)
    var picture = try host.render()
    #expect(picture[165, 60].blue == 255 && picture[165, 60].red == 0)
    #expect(picture[165, 90].red == 255 && picture[145, 70].red == 255)
    stack.isNavigationBarHidden = true
    host.advance(by: 1)
    picture = try host.render()
    #expect(picture[165, 60].red == 255)
  }

  @Test func aLongTitleOfTheScreenBelowLeavesRoomForThatOfTheScreen() throws {
    func words(_ below: String) throws -> String {
      let first = Screen(), second = Screen()
      (first.title, second.title) = (below, "The title")
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      let host = try ViewHost(size: CGSize(width: 390, height: 400)) { Controlled { stack } }
      return host.layoutTree()
    }
    #expect(try words("Below").contains("\"Below\""))
    let long = try words("A very long title of the screen that is below")
    #expect(long.contains("\"Back\"") && !long.contains("Text \"A very long"))
  }

  @Test func anItemWithoutATargetFindsTheMethodInTheResponderChain() throws {
    Receiving.register()
    let receiver = Receiving(rootViewController: Screen())
    receiver.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: "note:")
    let host = try host(receiver)
    try host.tap(on: "Add")
    #expect(receiver.calls == ["UIBarButtonItem"])
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
