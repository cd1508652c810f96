import SwiftUI
import Testing
import UIKit

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct UIImageTemplateTests {
  private let size = CGSize(width: 20, height: 20)

  private var red: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The pixel in the middle of a button with a red image and a blue tint.
  private func pixel(
    _ type: UIButton.ButtonType, _ mode: UIImage.RenderingMode
  ) throws -> (red: UInt8, blue: UInt8) {
    let image = red
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

  @Test func aTabBarTintsItsImages() throws {
    func count(_ mode: Image.TemplateRenderingMode?) throws -> (red: Int, blue: Int) {
      let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
        TabView {
          Color.white.tabItem { Image(uiImage: red).renderingMode(mode) }
        }
        .tint(Color(red: 0, green: 0, blue: 1))
      }
      let picture = try host.render()
      let pixels = (0..<100).flatMap { y in (0..<100).map { picture[$0, y] } }
      return (
        pixels.count { $0.red == 255 && $0.blue == 0 },
        pixels.count { $0.red == 0 && $0.blue == 255 }
      )
    }
    for mode in [nil, Image.TemplateRenderingMode.template] {
      #expect(try count(mode) == (0, 400))
    }
    #expect(try count(.original) == (400, 0))
  }
}
