import SwiftUI
import Testing
import UIKit

private struct Controlled: UIViewControllerRepresentable {
  let style: UIUserInterfaceStyle

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.overrideUserInterfaceStyle = style
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor struct OverriddenStyleTests {
  @Test(arguments: [(UIUserInterfaceStyle.dark, 0), (.light, 255), (.unspecified, 255)])
  func aControllerHasTheAppearanceThatItAsksFor(style: UIUserInterfaceStyle, red: Int) throws {
    let size = CGSize(width: 40, height: 40)
    let picture = try ViewHost(size: size) { Controlled(style: style) }.render()
    #expect(Int(picture[20, 20].red) == red)
  }
}
