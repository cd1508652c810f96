import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

/// Renders of canvases.
@MainActor
struct CanvasPictureTests {
  private func picture(
    _ width: CGFloat = 40, _ height: CGFloat = 40,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Pixmap {
    try ViewHost(size: CGSize(width: width, height: height), background: nil) {
      Canvas(renderer: renderer)
    }.render()
  }

  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 40))
  private let right = Path(CGRect(x: 20, y: 0, width: 20, height: 40))
  private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  @Test func inverseClipsShowTheOutside() throws {
    let picture = try picture { context, _ in
      context.clip(to: left, options: .inverse)
      context.fill(all, with: .color(.red))
    }
    #expect(picture[10, 20].alpha == 0 && picture[30, 20].alpha == 255)
  }

  @Test func layersClipByTheirOpacity() throws {
    let picture = try picture { context, _ in
      context.clipToLayer(opacity: 0.5) { $0.fill(left, with: .color(.white)) }
      context.fill(all, with: .color(.black))
    }
    #expect(abs(Int(picture[10, 20].alpha) - 128) <= 1 && picture[30, 20].alpha == 0)
  }

  @Test func blendingStaysInsideTheCanvas() throws {
    let host = try ViewHost(size: CGSize(width: 40, height: 40), background: .red) {
      Canvas { context, _ in
        context.blendMode = .clear
        context.fill(left, with: .color(.black))
      }
    }
    #expect(try host.render()[10, 20].red == 255)
  }

  @Test func clearingErases() throws {
    let picture = try picture { context, _ in
      context.fill(all, with: .color(.red))
      context.blendMode = .clear
      context.fill(left, with: .color(.black))
    }
    #expect(picture[10, 20].alpha == 0 && picture[30, 20].red == 255)
  }

  /// Adjacent blurred discs merge when a threshold is applied at half opacity.
  @Test func thresholdsMergeBlurredDiscs() throws {
    let picture = try picture(60, 40) { context, _ in
      context.addFilter(.alphaThreshold(min: 0.4, color: .black))
      context.addFilter(.blur(radius: 5))
      context.drawLayer { layer in
        for x in [8.0, 29.0] {
          layer.fill(
            Path(ellipseIn: CGRect(x: x, y: 10, width: 20, height: 20)), with: .color(.red))
        }
      }
    }
    #expect(picture[28, 20].alpha == 255, "the gap is bridged")
    #expect(picture[28, 10].alpha == 0)
    #expect(picture[28, 20].red == 0)
  }

  @Test func shadowOnlyDrawsWithoutContent() throws {
    let picture = try picture { context, _ in
      context.addFilter(
        .shadow(color: .black, radius: 1, x: 20, options: .shadowOnly))
      context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 30)), with: .color(.red))
    }
    #expect(picture[10, 20].alpha == 0)
    #expect(picture[30, 20] == Pixmap.Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func tilesRepeat() throws {
    let checks = DisplayImage(
      width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let image = Image(
      bitmap: ResolvedImage(image: checks, size: CGSize(width: 8, height: 4)))
    let picture = try picture { context, _ in
      context.fill(all, with: .tiledImage(image, origin: CGPoint(x: 4, y: 0)))
    }
    #expect(picture[6, 2].red > 200 && picture[10, 2].blue > 200)
    #expect(picture[6, 2] == picture[14, 30] && picture[2, 20] == picture[10, 2])
  }
}
