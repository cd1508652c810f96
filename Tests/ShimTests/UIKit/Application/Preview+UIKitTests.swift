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

  /// As a toast does: it is above what the controller shows.
  @Test func viewsInTheKeyWindowAreInFront() throws {
    final class Toasting: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let window = scene?.windows.first { $0.isKeyWindow }
        guard window?.rootViewController === self else { return }
        let toast = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        toast.backgroundColor = .red
        window?.addSubview(toast)
      }
    }
    let picture = try picture(Preview { Toasting() })
    #expect(picture[10, 5].red == 255 && picture[10, 5].green < 100)
    #expect(picture[10, 15].green == 255)
  }

  /// A SwiftUI view that is the content of a window is inside the safe area of the screen, unless its
  /// controller says otherwise.
  @Test func aHostedViewIsInTheSafeAreaOfTheWindow() throws {
    func rows(_ regions: SafeAreaRegions) throws -> [Int] {
      let preview = Preview {
        let controller = UIHostingController(rootView: Color.red.clipped())
        controller.safeAreaRegions = regions
        return controller
      }
      let insets = EdgeInsets(top: 8, leading: 0, bottom: 4, trailing: 0)
      let picture = try ViewHost(size: CGSize(width: 20, height: 40), safeAreaInsets: insets) {
        VStack { AnyView(preview.makeView()) }
      }.render()
      return (0..<40).filter { picture[10, $0].green < 100 }
    }
    let inside = try rows(.all)
    #expect(inside == Array(8..<36))
    #expect(try rows([]) == Array(0..<40))
  }
}
