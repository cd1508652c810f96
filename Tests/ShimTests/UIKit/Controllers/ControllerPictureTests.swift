import SwiftUI
import Testing

private struct Controlled<Content: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Content
  func makeUIViewController(context: Context) -> Content { make() }
  func updateUIViewController(_ controller: Content, context: Context) {}
}

/// A controller with a red view, a blue bar that it places itself, and a green bar in its safe area.
private final class Colours: UIViewController {
  private let bar = UIView(), top = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colours"
    view.backgroundColor = .red
    bar.backgroundColor = .blue
    top.backgroundColor = .green
    top.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    view.addSubview(top)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      top.heightAnchor.constraint(equalToConstant: 10),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: nil)
  }

  override func viewDidLayoutSubviews() {
    bar.frame = CGRect(x: 0, y: view.bounds.height - 10, width: view.bounds.width, height: 10)
  }
}

/// A table with two sections of rows; the second has cells with views of their own.
private final class Rows: UITableViewController {
  private(set) var selected: IndexPath?

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if indexPath.section == 0 {
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
    } else {
      let box = UIView()
      box.backgroundColor = .blue
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 30),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
  }
}

@MainActor struct ControllerPictureTests {
  private func host<C: View>(
    _ insets: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: @escaping () -> C
  ) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 400), safeAreaInsets: insets, content: content)
  }

  @Test func aControllerOfTheAppShowsItsView() throws {
    let picture = try host { Controlled { Colours() } }.render()
    #expect(picture[100, 200].red == 255 && picture[100, 200].blue == 0)
    #expect(picture[100, 395].blue == 255 && picture[100, 385].blue == 0)
    #expect(picture[100, 5].green == 255 && picture[100, 15].green == 0)
  }

  @Test func belowIgnoresSafeAreaAControllerKnowsTheSafeArea() throws {
    let insets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    let picture = try host(insets) { Controlled { Colours() }.ignoresSafeArea() }.render()
    #expect(picture[100, 5].red == 255 && picture[100, 45].green == 0)
    #expect(picture[100, 55].green == 255 && picture[100, 65].green == 0)
  }

  @Test func aNavigationControllerHasABar() throws {
    let host = try host {
      Controlled {
        let stack = UINavigationController(rootViewController: Colours())
        stack.navigationBar.prefersLargeTitles = true
        return stack
      }
    }
    #expect(host.layoutTree().contains("\"Colours\""))
    let picture = try host.render()
    // The view is behind the bar, which has no background there.
    #expect(picture[100, 5].red == 255 && picture[100, 5].green == 0)
    let green = (0..<400).first { picture[195, $0].green == 255 && picture[195, $0].red == 0 }
    #expect(green.map { $0 > 60 } == true, "the safe area begins below the bar")
    #expect(picture[100, 300].red == 255 && picture[100, 300].green == 0)
  }

  @Test func aTabBarControllerShowsTheSelectedController() throws {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.view.backgroundColor = .blue
    first.title = "First"
    tabs.viewControllers = [first, Colours()]
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    let host = try host { Controlled { tabs } }
    #expect(try host.render()[100, 200].blue == 255)
    host.tap(at: CGPoint(x: 150, y: 380))
    #expect(tabs.selectedIndex == 1)
    #expect(try host.render()[100, 200].red == 255)
  }

  @Test func aScreenOfTheSystemIsAPlaceholder() throws {
    let picture = try host {
      Controlled { UIDocumentPickerViewController(forOpeningContentTypes: []) }
    }.render()
    #expect(picture[10, 10].red < 250 && picture[10, 10].red == picture[10, 10].green)
  }

  @Test func aShareSheetOffersWhatTheItemsAllow() throws {
    let host = try host {
      Controlled {
        let sheet = UIActivityViewController(
          activityItems: ["Report"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.mail]
        return sheet
      }
    }
    let tree = host.layoutTree()
    #expect(["Report", "Messages", "Copy"].allSatisfy { tree.contains("\"\($0)\"") })
    #expect(!tree.contains("\"Mail\"") && !tree.contains("\"Save Image\""))
  }

  @Test func aTableShowsTheCellsOfItsDataSource() throws {
    let rows = Rows(style: .plain)
    let host = try host { Controlled { rows } }
    let tree = host.layoutTree()
    #expect(["Section 0", "Row 1", "Detail"].allSatisfy { tree.contains("\"\($0)\"") })
    let picture = try host.render()
    let blue = (0..<400).filter { picture[5, $0].blue == 255 && picture[5, $0].red == 0 }
    #expect((136...140).contains(blue.count))
    host.tap(at: CGPoint(x: 100, y: CGFloat(blue[0] + 10)))
    #expect(rows.selected == IndexPath(row: 0, section: 1))
  }

  @Test func fingersReachTheButtonsOfAController() throws {
    let controller = ButtonScreen()
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) { Controlled { controller } }
    let before = try host.render()
    #expect(before[100, 190].red == 255 && before[100, 190].blue < 100)
    try host.tap(on: "Count")
    #expect(controller.count == 1)
    // A view in front of a button takes its touches.
    try host.tap(on: "Hidden")
    #expect(controller.count == 1)
    let picture = try host.render()
    #expect(picture[100, 110].green == 255 && picture[100, 110].red < 100)
  }
}

/// A controller with a button, and another one behind a green view.
private final class ButtonScreen: UIViewController {
  private(set) var count = 0

  override func viewDidLoad() {
    view.backgroundColor = .red
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 60))
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
    button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    box.addSubview(button)
    view.addSubview(box)
    let hidden = UIButton(type: .system)
    hidden.setTitle("Hidden", for: .normal)
    hidden.frame = CGRect(x: 10, y: 90, width: 180, height: 40)
    hidden.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    view.addSubview(hidden)
    let cover = UIView(frame: hidden.frame)
    cover.backgroundColor = .green
    view.addSubview(cover)
  }
}
