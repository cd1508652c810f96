import SwiftUI
import Testing
import UIKit

@MainActor struct BitmapMemoryTests {
  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 1,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: space, bitmapInfo: info))
  }

  private func bytes(_ context: CGContext, _ count: Int) throws -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: try #require(context.data), count: count))
  }

  @Test func drawingIsWrittenInTheLayoutOfTheContext() throws {
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    let first = CGImageAlphaInfo.premultipliedFirst.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    for (info, expected) in [
      (last, [UInt8]([128, 0, 0, 128])), (first, [128, 128, 0, 0]),
      (first | little, [0, 0, 128, 128]), (CGImageAlphaInfo.last.rawValue, [255, 0, 0, 128]),
    ] {
      let context = try self.context(info: info)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(context, 8) == expected + [0, 0, 0, 0])
      #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 32)
    }
  }

  @Test func theMemoryOfTheAppIsReadAndWritten() throws {
    var pixels: [UInt8] = [0, 255, 0, 255, 0, 0, 0, 0]
    try pixels.withUnsafeMutableBytes { memory in
      let context = try self.context(
        memory.baseAddress, info: CGImageAlphaInfo.premultipliedLast.rawValue)
      let before = try #require(context.makeImage()?.dataProvider?.data) as Data
      #expect(Array(before) == [0, 255, 0, 255, 0, 0, 0, 0])
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(memory) == [0, 255, 0, 255, 0, 0, 255, 255])
      memory[0] = 255
      let after = try #require(context.makeImage()?.dataProvider?.data) as Data
      #expect(after[0] == 255)
    }
  }

  @Test func aGreyContextHasOneByteForEachPixel() throws {
    let context = try self.context(
      space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none.rawValue)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(context, 2) == [0, 255])
    #expect(context.bytesPerRow == 2)
  }
}
