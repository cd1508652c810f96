import SwiftUI
import Testing
import UIKit

@MainActor struct UIGraphicsTests {
  /// Two points wide: red on the left, transparent on the right.
  private func sample() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func aRendererDrawsPixels() throws {
    let image = sample()
    #expect(image.size == CGSize(width: 2, height: 1))
    let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
    #expect(bytes[3] == 255 && bytes[7] == 0)
    #expect(bytes[0] > 200 && bytes[1] < 100)
  }

  @Test func aPictureOfDataIsTheSame() throws {
    let data = try #require(sample().pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.cgImage == sample().cgImage)
  }

  @Test func imagesAreDrawnIntoTheCurrentContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    defer { UIGraphicsEndImageContext() }
    sample().draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage?.width == 8)
  }

  @Test func anEmptySizeHasAnEmptyPicture() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    UIGraphicsBeginImageContext(CGSize(width: -1, height: CGFloat.nan))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func orientationsTurnPixels() throws {
    let picture = try #require(sample().cgImage)
    for orientation in Image.Orientation.allCases {
      let size = try ViewHost {
        Image(decorative: picture, scale: 1, orientation: orientation)
      }.size
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      #expect(size == (isTurned ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
    }
    let turned = UIImage(cgImage: picture, scale: 1, orientation: .down)
    let bytes = try #require(turned.cgImage?.dataProvider?.data) as Data
    #expect(bytes[3] == 0 && bytes[7] == 255)
  }

  @Test func aContextOfCoreGraphicsStartsAtTheBottom() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.makeImage()?.dataProvider?.data) as Data
    #expect(bytes[3] == 0 && bytes[7] == 255)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
    let cleared = try #require(context.makeImage()?.dataProvider?.data) as Data
    #expect(cleared[7] == 0)
  }

  @Test func aPageOfAControllerIsShown() throws {
    struct Pages: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIPageViewController {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIHostingController(rootView: Color.red)
        pages.setViewControllers([page], direction: .forward, animated: false)
        return pages
      }
      func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
    }
    let picture = try ViewHost(size: CGSize(width: 2, height: 2)) { Pages() }.render()
    #expect(picture.bytes[3] == 255 && picture.bytes[0] > 200)
  }

  @Test func anObservationCallsBackAtTheStart() {
    final class Model: NSObject { var count = 3 }
    var seen: [Int?] = []
    let observation = Model().observe(\.count, options: [.initial, .new]) { _, change in
      seen.append(change.newValue)
    }
    observation.invalidate()
    #expect(seen == [3])
  }
}
