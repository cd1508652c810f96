import SwiftUI
import Testing

// That these previews compile shows that no macro makes another one ambiguous.
#Preview("Text") { Text("a") }
#Preview("Texts", traits: .sizeThatFitsLayout) {
  Text("a")
  Text("b")
}
#Preview("Label") { UILabel() }
#Preview("Controller") {
  let controller = UIViewController()
  controller.title = "Title"
  return UINavigationController(rootViewController: controller)
}

@MainActor struct PreviewUIKitTests {
  private func picture(_ preview: Preview) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 20, height: 20)) { AnyView(preview.makeView()) }.render()
  }

  @Test func aViewIsDrawn() throws {
    let preview = Preview("View") {
      let view = UIView()
      view.backgroundColor = .red
      return view
    }
    let picture = try picture(preview)
    #expect(preview.name == "View")
    #expect(picture[10, 10].red == 255 && picture[10, 10].green < 100)
  }

  @Test func theViewOfAControllerIsDrawn() throws {
    final class Blue: UIViewController {
      override func viewDidLoad() { view.backgroundColor = .blue }
    }
    let picture = try picture(Preview { Blue() })
    #expect(picture[10, 10].blue == 255 && picture[10, 10].red < 100)
  }
}
