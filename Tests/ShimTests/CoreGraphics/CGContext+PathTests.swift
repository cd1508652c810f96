import SwiftUI
import Testing
import UIKit

@MainActor struct CGContextPathTests {
  private func alphas(_ draw: (CGContext) throws -> Void) throws -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    try draw(context)
    let bytes = try #require(context.makeImage()?.dataProvider?.data) as Data
    return [bytes[3], bytes[7], bytes[11]]
  }

  private let ends = [
    CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1),
  ]

  @Test func rectanglesAreAPathAndAClip() throws {
    let path = CGMutablePath()
    path.addRects(ends)
    for add: (CGContext) -> Void in [{ $0.addRects(ends) }, { $0.addPath(path) }] {
      let drawn = try alphas {
        add($0)
        $0.fillPath()
        #expect($0.isPathEmpty && $0.path == nil && $0.boundingBoxOfPath.isNull)
      }
      #expect(drawn == [255, 0, 255])
    }
    let clipped = try alphas {
      $0.clip(to: ends)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(clipped == [255, 0, 255])
    let unclipped = try alphas {
      $0.clip(to: ends)
      $0.resetClip()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(unclipped == [255, 255, 255])
  }

  @Test func aStrokedPathIsFilledLikeItsLine() throws {
    let drawn = try alphas {
      $0.setLineWidth(1)
      $0.move(to: CGPoint(x: 1, y: 0.5))
      $0.addLine(to: CGPoint(x: 3, y: 0.5))
      #expect($0.currentPointOfPath == CGPoint(x: 3, y: 0.5))
      #expect($0.pathContains(CGPoint(x: 2, y: 0.8), mode: .stroke))
      #expect(!$0.pathContains(CGPoint(x: 2, y: 0.8), mode: .fill))
      $0.replacePathWithStrokedPath()
      $0.fillPath()
    }
    #expect(drawn == [0, 255, 255])
  }

  /// Opaque pictures are masks by their brightness, others by their alpha.
  @Test func aPictureIsAClip() throws {
    func picture(_ first: UIColor, _ second: UIColor) throws -> CGImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image {
        first.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        second.setFill()
        $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      }
      return try #require(image.cgImage)
    }
    let whole = CGRect(x: 0, y: 0, width: 3, height: 1)
    for colors in [(UIColor.red, UIColor.clear), (.white, .black)] {
      let image = try picture(colors.0, colors.1)
      let drawn = try alphas {
        $0.clip(to: whole, mask: image)
        $0.fill(whole)
      }
      #expect(drawn == [255, 0, 0])
    }
  }

  @Test func coloursAreSetByComponents() throws {
    let context = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
      let context = $0.cgContext
      context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
      context.setFillColor([0, 1, 1, 0, 1])
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let bytes = try #require(context.cgImage?.dataProvider?.data) as Data
    #expect(Array(bytes.prefix(4)) == [255, 0, 0, 255])
    #expect(CGColor(gray: 0.5, alpha: 1).copy() == CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1))
  }
}
