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
