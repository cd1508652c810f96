import Combine
import SwiftUI
import Testing

@MainActor struct ImageRendererCGContextTests {
  private func bytes(_ image: CGImage?) throws -> [UInt8] {
    let data = try #require(image?.dataProvider?.data) as Data
    return [UInt8](data)
  }

  @Test func aBitmapHasThePixelsOfTheView() throws {
    let renderer = ImageRenderer(content: Color.white.frame(width: 2, height: 1))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 4 && image.height == 2)
    #expect(try bytes(image).allSatisfy { $0 == 255 })
  }

  @Test func theViewIsUprightInAContextFromTheBottom() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.white
        Color.black
      }
      .frame(width: 1, height: 2))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    var sizes: [CGSize] = []
    renderer.render { size, draw in
      sizes.append(size)
      draw(context)
    }
    #expect(sizes == [CGSize(width: 1, height: 2)])
    #expect(try bytes(context.makeImage()) == [255, 255, 255, 255, 0, 0, 0, 255])
  }

  @Test func aCanvasDrawsWithCoreGraphics() throws {
    let canvas = Canvas { context, _ in
      context.translateBy(x: 1, y: 0)
      context.withCGContext {
        $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let renderer = ImageRenderer(content: canvas.frame(width: 2, height: 1))
    #expect(try bytes(renderer.cgImage) == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  @Test func changesAreAnnounced() {
    let renderer = ImageRenderer(content: Color.red)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Color.blue
    renderer.scale = 2
    renderer.isObservationEnabled = false
    renderer.scale = 3
    #expect(count == 2)
    subscription.cancel()
  }
}
