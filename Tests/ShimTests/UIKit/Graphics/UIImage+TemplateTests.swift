import SwiftUI
import Testing
import UIKit

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct UIImageTemplateTests {
  /// The pixel in the middle of a button with a red image and a blue tint.
  private func pixel(
    _ type: UIButton.ButtonType, _ mode: UIImage.RenderingMode
  ) throws -> (red: UInt8, blue: UInt8) {
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let button = UIButton(type: type)
    button.tintColor = .blue
    button.setImage(image.withRenderingMode(mode), for: .normal)
    let host = try ViewHost(size: size) { Shown(view: button) }
    let pixel = try host.render()[10, 10]
    return (pixel.red, pixel.blue)
  }

  @Test func aSystemButtonTintsItsImage() throws {
    #expect(try pixel(.system, .automatic) == (0, 255))
    #expect(try pixel(.system, .alwaysOriginal) == (255, 0))
    #expect(try pixel(.custom, .automatic) == (255, 0))
  }
}
