import SwiftUI
import Testing

@MainActor struct SplitControllerPictureTests {
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class TopColumn: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let titles: [(UISplitViewController.Column, String)] = [
      (.primary, "List"), (.secondary, "Detail"),
    ]
    for (column, title) in titles {
      let controller = UIViewController()
      controller.title = title
      split.setViewController(controller, for: column)
    }
    return split
  }

  private func tree(_ split: UISplitViewController, _ width: UserInterfaceSizeClass) throws
    -> String
  {
    try ViewHost(size: CGSize(width: 800, height: 400)) {
      Controlled(controller: split).environment(\.horizontalSizeClass, width)
    }.layoutTree()
  }

  @Test func aWideScreenShowsTheColumns() throws {
    let tree = try tree(columns(), .regular)
    #expect(tree.contains("\"List\"") && tree.contains("\"Detail\""))
  }

  @Test func aNarrowScreenShowsTheColumnOfTheDelegate() throws {
    let split = columns()
    let own = try tree(split, .compact)
    #expect(!own.contains("\"List\"") && own.contains("\"Detail\""))
    let delegate = TopColumn()
    split.delegate = delegate
    let chosen = try tree(split, .compact)
    #expect(chosen.contains("\"List\"") && !chosen.contains("\"Detail\""))
  }
}
