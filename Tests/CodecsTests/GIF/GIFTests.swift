@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Codecs

struct GIFTests {
  private func decoded(_ frames: [Pixmap], framesPerSecond: Double = 10) throws -> DecodedGIF {
    try DecodedGIF(FrameSequence(frames: frames, framesPerSecond: framesPerSecond).gifData())
  }

  @Test(arguments: [SampleFrames.moving, [SampleFrames.flat(0x123456)]])
  func fewColorsAreExact(frames: [Pixmap]) throws {
    let gif = try decoded(frames)
    #expect(gif.frames == frames)
    #expect(gif.repeatsForEver)
    #expect(gif.hasSharedPalette)
  }

  @Test func unchangedFramesAreKept() throws {
    let frames = [SampleFrames.flat(1), SampleFrames.flat(1), SampleFrames.flat(2)]
    #expect(try decoded(frames).frames == frames)
  }

  @Test func frameOf256ColorsIsExact() throws {
    var frame = Pixmap(width: 16, height: 16)
    for index in 0..<256 {
      let x = index % 16, y = index / 16
      frame.fill(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1), UInt32(index * 257))
    }
    #expect(try decoded([frame]).frames == [frame])
  }

  @Test func manyColorsAreApproximated() throws {
    let frames = (0..<3).map(SampleFrames.gradient)
    let result = try decoded(frames)
    #expect(!result.hasSharedPalette)
    for (frame, original) in zip(result.frames, frames) {
      let distances = zip(frame.bytes, original.bytes).map { abs(Int($0) - Int($1)) }
      #expect(distances.reduce(0, +) / distances.count <= 6)
      #expect(distances.max() ?? 0 <= 48)
    }
  }

  @Test func alphaIsBinary() throws {
    for (frame, original) in zip(try decoded(SampleFrames.clear).frames, SampleFrames.clear) {
      for y in 0..<8 {
        for x in 0..<12 {
          let pixel = original[x, y]
          let expected =
            pixel.alpha < 128
            ? Pixmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
            : Pixmap.Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue)
          #expect(frame[x, y] == expected)
        }
      }
    }
  }

  @Test(
    arguments: [(10, [10, 10, 10, 10]), (30, [3, 4, 3, 3]), (50, [2, 2, 2, 2])]
      as [(Double, [Int])])
  func delaysDoNotDrift(framesPerSecond: Double, delays: [Int]) throws {
    let gif = try decoded(SampleFrames.moving, framesPerSecond: framesPerSecond)
    #expect(gif.delays == delays)
  }
}

/// A parsed GIF, drawn frame by frame.
struct DecodedGIF {
  var frames: [Pixmap] = []
  var delays: [Int] = []
  var repeatsForEver = false
  var hasSharedPalette = false

  private var rest: ArraySlice<UInt8>

  init(_ data: Data) throws {
    rest = Array(data)[...]
    #expect(take(6).elementsEqual(Array("GIF89a".utf8)))
    var canvas = Pixmap(width: word(), height: word())
    let flags = take(3).first ?? 0
    hasSharedPalette = flags & 0x80 != 0
    let shared = hasSharedPalette ? take(3 << (Int(flags & 7) + 1)) : []
    var hole: UInt8?
    var isCleared = false
    while let kind = take(1).first, kind != 0x3b {
      if kind == 0x21, take(1).first == 0xf9 {
        let block = take(6)
        isCleared = block[block.startIndex + 1] >> 2 == 2
        hole = block[block.startIndex + 1] & 1 == 1 ? block[block.startIndex + 4] : nil
        delays.append(Int(block[block.startIndex + 2]) | Int(block[block.startIndex + 3]) << 8)
      } else if kind == 0x21 {
        repeatsForEver = blocks().starts(with: Array("NETSCAPE2.0".utf8) + [1, 0, 0])
      } else {
        let x = word(), y = word(), width = word(), height = word()
        let flags = take(1).first ?? 0
        #expect(flags & 0x78 == 0, "neither interlaced nor sorted")
        let palette = flags & 0x80 != 0 ? take(3 << (Int(flags & 7) + 1)) : shared
        let rootSize = Int(take(1).first ?? 0)
        let indices = Self.indices(of: blocks(), rootSize: rootSize)
        try #require(indices.count == width * height)
        var picture = canvas
        for (number, index) in indices.enumerated() where index != hole {
          let base = palette.startIndex + Int(index) * 3
          let color = palette[base..<base + 3].reduce(0) { $0 << 8 | UInt32($1) }
          let column = x + number % width, row = y + number / width
          picture.fill(
            PixelRect(minX: column, minY: row, maxX: column + 1, maxY: row + 1), color)
        }
        frames.append(picture)
        if !isCleared { canvas = picture }
      }
    }
    #expect(rest.isEmpty)
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func word() -> Int {
    take(2).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The contents of the blocks up to an empty one.
  private mutating func blocks() -> [UInt8] {
    var bytes: [UInt8] = []
    while let count = take(1).first, count > 0 { bytes += take(Int(count)) }
    return bytes
  }

  /// Decodes LZW data.
  static func indices(of bytes: [UInt8], rootSize: Int) -> [UInt8] {
    let clear = 1 << rootSize
    var strings: [[UInt8]] = []
    var indices: [UInt8] = []
    var previous: [UInt8] = []
    var size = rootSize + 1
    var bit = 0
    while bit + size <= bytes.count * 8 {
      let code = (0..<size).reduce(0) { code, place in
        code | Int(bytes[(bit + place) / 8] >> UInt8((bit + place) % 8) & 1) << place
      }
      bit += size
      if code == clear {
        strings = (0..<clear + 2).map { [UInt8(truncatingIfNeeded: $0)] }
        previous = []
        size = rootSize + 1
      } else if code == clear + 1 {
        return indices
      } else {
        let string = code < strings.count ? strings[code] : previous + previous.prefix(1)
        indices += string
        if !previous.isEmpty, strings.count < 4096 { strings.append(previous + string.prefix(1)) }
        if strings.count == 1 << size, size < 12 { size += 1 }
        previous = string
      }
    }
    return []
  }
}
