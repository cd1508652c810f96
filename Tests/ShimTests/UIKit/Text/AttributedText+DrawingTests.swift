import Render
import SwiftUI
import Testing

@MainActor struct AttributedTextDrawingTests {
  /// The box of the red pixels of a picture of 60 by 60 points.
  private func red(_ draw: @escaping () -> Void) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 60)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    let picture = try ViewHost(size: size, scale: 1) { Image(uiImage: image) }.render()
    var box = CGRect.null
    for y in 0..<60 {
      for x in 0..<60 where picture[x, y].green < 128 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
  ]

  @Test func aTextIsDrawnWithItsAttributesAtItsPlace() throws {
    let box = try red {
      ("H" as NSString).draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes)
    }
    #expect(box.minX >= 20 && box.maxX < 40 && box.minY >= 10 && box.maxY < 35)
    let lower = try red { "H".draw(at: CGPoint(x: 20, y: 30), withAttributes: attributes) }
    #expect(lower.minY == box.minY + 20 && lower.height == box.height)
  }

  @Test func aTextIsBrokenInItsRectangle() throws {
    let text = NSAttributedString(string: "H H", attributes: attributes)
    let line = try red { text.draw(at: .zero) }
    let lines = try red { text.draw(in: CGRect(x: 0, y: 0, width: 20, height: 60)) }
    #expect(lines.width < line.width && lines.height > line.height + 15)
  }

  /// Measures and draws a text without the main actor.
  nonisolated private func drawUnisolated(_ text: String) -> CGSize {
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    (text as NSString).draw(at: CGPoint(x: 5, y: 5), withAttributes: attributes)
    let rect = (text as NSString).boundingRect(
      with: CGSize(width: 100, height: 100), attributes: attributes, context: nil)
    return rect.union(CGRect(origin: .zero, size: text.size(withAttributes: attributes))).size
  }

  @Test func aTextIsDrawnByAFunctionThatIsNotIsolated() throws {
    var size = CGSize.zero
    let box = try red { size = drawUnisolated("H") }
    #expect(!box.isNull && size.width > 5)
  }
}
