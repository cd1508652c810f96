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
}
