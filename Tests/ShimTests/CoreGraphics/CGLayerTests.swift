import CoreGraphics
import Testing
import UIKit

@MainActor struct CGLayerTests {
  private func color(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let cgImage = image.cgImage, let data = cgImage.dataProvider?.data as Data? else {
      return nil
    }
    let start = y * cgImage.bytesPerRow + x * 4
    return Array(data[start..<start + 4])
  }

  @Test func aLayerIsDrawnSeveralTimesAndScaled() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
      .image { renderer in
        let context = renderer.cgContext
        guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
        else { return }
        #expect(layer.size == CGSize(width: 10, height: 10))
        layer.context?.setFillColor(UIColor.red.cgColor)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 50, height: 5))
        context.draw(layer, at: CGPoint(x: 5, y: 5))
        context.draw(layer, in: CGRect(x: 20, y: 20, width: 40, height: 20))
      }
    let red: [UInt8] = [255, 0, 0, 255], none: [UInt8] = [0, 0, 0, 0]
    #expect(color(image, 6, 6) == red && color(image, 6, 11) == none)
    // The layer ends at its bounds.
    #expect(color(image, 14, 6) == red && color(image, 16, 6) == none)
    #expect(color(image, 58, 28) == red && color(image, 58, 31) == none)
  }

  @Test func aLayerNeedsASize() {
    let context = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    _ = context.image {
      #expect(CGLayer($0.cgContext, size: .zero, auxiliaryInfo: nil) == nil)
    }
  }
}
