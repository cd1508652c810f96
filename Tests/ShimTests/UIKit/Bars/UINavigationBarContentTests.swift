import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Delegate: NSObject, UINavigationBarDelegate {
  var popped: [String?] = []
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    popped.append(item.title)
  }
}

@MainActor struct UINavigationBarContentTests {
  @Test func aBarShowsItsTopItemAndGoesBack() throws {
    let bar = UINavigationBar(), delegate = Delegate()
    let second = UINavigationItem(title: "Second")
    second.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    bar.items = [UINavigationItem(title: "First"), second]
    bar.delegate = delegate
    bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let host = try ViewHost(size: CGSize(width: 300, height: 400)) { Shown(view: bar) }
    #expect(["First", "Second", "Done"].allSatisfy { host.layoutTree().contains("\"\($0)\"") })
    let picture = try host.render()
    #expect(picture[2, 200].red == 255 && picture[2, 200].green == 0)
    #expect(picture[2, 176].green == 255 && picture[2, 180].green == 0)
    try host.tap(on: "First")
    #expect(delegate.popped == ["Second"] && bar.topItem?.title == "First")
    #expect(!host.layoutTree().contains("\"Second\""))
  }

  @Test func theBarOfAControllerHasTheItemsOfItsControllers() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    stack.navigationBar.topItem?.title = "Top"
    #expect(stack.topViewController?.navigationItem.title == "Top")
    #expect(stack.navigationBar.items?.count == 2)
  }

  @Test func theOnlyItemIsTheFirstOfSeveral() {
    let item = UINavigationItem(title: ""), button = UIBarButtonItem()
    item.rightBarButtonItems = [button, UIBarButtonItem()]
    #expect(item.rightBarButtonItem === button)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }
}
