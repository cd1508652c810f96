@_spi(Inlined) import Drawing
import Testing

@testable import Codecs

struct FrameSequenceTests {
  @Test func frameIsTheChangedRectangle() {
    var second = SampleFrames.flat(0xff0000)
    second.fill(PixelRect(minX: 3, minY: 2, maxX: 6, maxY: 4), 0x00ff00)
    let sequence = FrameSequence(
      frames: [SampleFrames.flat(0xff0000), second, second], framesPerSecond: 10)
    #expect(
      sequence.changedRects() == [
        PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 8),
        PixelRect(minX: 3, minY: 2, maxX: 6, maxY: 4),
        PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1),
      ])
  }

  @Test func changedRectangleContainsAllChanges() {
    let before = SampleFrames.flat(0)
    var after = before
    after.fill(PixelRect(minX: 11, minY: 0, maxX: 12, maxY: 1), 1)
    after.fill(PixelRect(minX: 0, minY: 7, maxX: 1, maxY: 8), 1)
    #expect(
      after.changedRect(since: before) == PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 8))
    #expect(before.changedRect(since: before) == nil)
  }
}

/// Small images, of 12 × 8 pixels unless stated otherwise.
enum SampleFrames {
  static func flat(_ color: UInt32) -> Pixmap {
    var picture = Pixmap(width: 12, height: 8)
    picture.fill(PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 8), color)
    return picture
  }

  /// A square that moves over three colours.
  static let moving: [Pixmap] = (0..<4).map { index in
    var picture = flat(0xffffff)
    picture.fill(PixelRect(minX: 0, minY: 6, maxX: 12, maxY: 8), 0x336699)
    picture.fill(
      PixelRect(minX: index * 2, minY: 2, maxX: index * 2 + 3, maxY: 5), 0xcc0000)
    return picture
  }

  /// Images with varying alpha.
  static let clear: [Pixmap] = (0..<3).map { index in
    var picture = Pixmap(width: 12, height: 8)
    for y in 0..<8 {
      for x in 0..<12 {
        let alpha = UInt8((x * 20 + y * 7 + index * 30) % 256)
        picture.bytes.replaceSubrange(
          (y * 12 + x) * 4..<(y * 12 + x) * 4 + 4, with: [alpha / 2, alpha, 0, alpha])
      }
    }
    return picture
  }

  /// An image of 64 × 48 pixels with thousands of colours.
  static func gradient(_ index: Int) -> Pixmap {
    var picture = Pixmap(width: 64, height: 48)
    for y in 0..<48 {
      for x in 0..<64 {
        let color = UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | UInt32((x + y + index * 9) % 256)
        picture.fill(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1), color)
      }
    }
    return picture
  }
}

extension Pixmap {
  /// Paints an opaque rectangle; the color is 0xRRGGBB.
  mutating func fill(_ rect: PixelRect, _ color: UInt32) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let index = (y * width + x) * 4
        bytes[index] = UInt8(color >> 16)
        bytes[index + 1] = UInt8(color >> 8 & 0xff)
        bytes[index + 2] = UInt8(color & 0xff)
        bytes[index + 3] = 255
      }
    }
  }

  /// Replaces a part by another image.
  mutating func replace(atX x: Int, y: Int, with part: Pixmap) {
    for row in 0..<part.height {
      let line = part.bytes[row * part.width * 4..<(row + 1) * part.width * 4]
      let start = ((y + row) * width + x) * 4
      bytes.replaceSubrange(start..<start + line.count, with: line)
    }
  }
}
