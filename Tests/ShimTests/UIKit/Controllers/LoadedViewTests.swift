import SwiftUI
import Testing

@MainActor struct LoadedViewTests {
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Child: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
  }

  /// A controller with the view of another one, to which it gives no frame.
  private final class Parent: UIViewController {
    private(set) var size = CGSize.zero
    override func viewDidLoad() {
      size = view.bounds.size
      let child = Child()
      addChild(child)
      view.addSubview(child.view)
    }
  }

  @Test func aViewHasTheSizeOfTheScreenBeforeItIsShown() throws {
    let parent = Parent()
    let picture = try ViewHost(size: CGSize(width: 100, height: 200)) {
      Controlled(controller: parent)
    }.render()
    #expect(parent.size.width > 0 && parent.size.height > 0)
    #expect(picture[99, 199].red == 255 && picture[99, 199].green == 0)
    #expect(UITableViewController().tableView.frame == .zero)
    #expect(UITableViewController().view.frame == UIScreen.main.bounds)
  }

  @Test func theGuideOfABarIsTheCoveredArea() throws {
    final class Guided: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        title = "Title"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
          box.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
        ])
      }
    }
    let guided = Guided()
    _ = try ViewHost(size: CGSize(width: 100, height: 200)) {
      Controlled(controller: UINavigationController(rootViewController: guided))
    }.render()
    #expect(guided.box.frame.minY == 44 && guided.box.frame.maxY == 200)
    #expect(guided.topLayoutGuide.length == 44)
  }
}
