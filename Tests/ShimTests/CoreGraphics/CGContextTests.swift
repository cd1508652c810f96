import SwiftUI
import Testing
import UIKit

@MainActor struct CGContextTests {
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

  /// A picture is often tinted by filling it and keeping the fill inside the picture.
  @Test func modesOfCompositingChangeTheAreaOfADrawing() throws {
    func alphas(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) throws -> [UInt8] {
      let context = try #require(
        CGContext(
          data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setBlendMode(mode)
      draw(context)
      let bytes = try #require(context.makeImage()?.dataProvider?.data) as Data
      return [bytes[3], bytes[7], bytes[11]]
    }
    let right = CGRect(x: 1, y: 0, width: 2, height: 1)
    #expect(try alphas(.sourceIn) { $0.fill(right) } == [255, 255, 0])
    #expect(try alphas(.sourceOut) { $0.fill(right) } == [255, 0, 255])
    #expect(try alphas(.clear) { $0.fill(right) } == [255, 0, 0])
    #expect(try alphas(.xor) { $0.fill(right) } == [255, 0, 255])
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try #require(picture.cgImage)
    let whole = CGRect(x: 0, y: 0, width: 3, height: 1)
    #expect(try alphas(.destinationIn) { $0.draw(image, in: whole) } == [255, 0, 0])
    #expect(CGBlendMode(rawValue: 22) == .destinationIn)
  }

  @Test func aTransparencyLayerHasItsOpacityAsAUnit() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(whole)
    context.fill(whole)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    let bytes = try #require(context.makeImage()?.dataProvider?.data) as Data
    #expect((127...128).contains(bytes[3]))
    context.fill(whole)
    let twice = try #require(context.makeImage()?.dataProvider?.data) as Data
    #expect((190...192).contains(twice[3]))
  }
}
