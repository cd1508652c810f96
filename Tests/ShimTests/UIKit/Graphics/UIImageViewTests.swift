import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIImageView
  func makeUIView(context: Context) -> UIImageView { make() }
  func updateUIView(_ uiView: UIImageView, context: Context) {}
}

@MainActor struct UIImageViewTests {
  private static func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func picture(_ change: @escaping @MainActor (UIImageView) -> Void) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 40, height: 40)) {
      Shown {
        let view = UIImageView(image: Self.square(.red))
        change(view)
        return view
      }
    }.render()
  }

  @Test func anImageThatKeepsItsSizeIsAtItsEdge() throws {
    let bottom = try picture { $0.contentMode = .bottomRight }
    #expect(bottom[35, 35].green == 0 && bottom[20, 20].green == 255)
    let top = try picture { $0.contentMode = .topLeft }
    #expect(top[5, 5].green == 0 && top[20, 20].green == 255)
  }

  @Test func aHighlightedViewShowsItsOtherImage() throws {
    let picture = try picture {
      $0.highlightedImage = Self.square(.blue)
      $0.isHighlighted = true
    }
    #expect(picture[20, 20].blue == 255 && picture[20, 20].red == 0)
  }
}
