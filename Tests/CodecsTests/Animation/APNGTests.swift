import Drawing
import Foundation
import Testing

@testable import Codecs

struct APNGTests {
  @Test(arguments: [SampleFrames.moving, SampleFrames.clear, [SampleFrames.flat(0x123456)]])
  func framesAreLossless(frames: [Pixmap]) throws {
    let data = try FrameSequence(frames: frames, framesPerSecond: 10).apngData()
    #expect(try DecodedAPNG(data).frames == frames)
  }

  @Test func firstFrameIsAPNG() throws {
    let data = try FrameSequence(frames: SampleFrames.moving, framesPerSecond: 10).apngData()
    #expect(try Pixmap(pngData: data) == SampleFrames.moving[0])
  }

  @Test func unchangedFramesAreKept() throws {
    let frames = [SampleFrames.flat(1), SampleFrames.flat(1), SampleFrames.flat(2)]
    let data = try FrameSequence(frames: frames, framesPerSecond: 10).apngData()
    #expect(try DecodedAPNG(data).frames == frames)
  }

  @Test(
    arguments: [(25, 1, 25), (0.5, 100, 50), (29.97, 100, 2997)] as [(Double, Int, Int)])
  func delaysAreFractions(framesPerSecond: Double, numerator: Int, denominator: Int) throws {
    let data = try FrameSequence(frames: SampleFrames.moving, framesPerSecond: framesPerSecond)
      .apngData()
    #expect(
      try DecodedAPNG(data).delays
        == [[Int]](repeating: [numerator, denominator], count: SampleFrames.moving.count))
  }

  @Test func animationLoopsForever() throws {
    let data = try FrameSequence(frames: SampleFrames.moving, framesPerSecond: 10).apngData()
    let kinds = PNGChunk.chunks(of: data).map(\.kind)
    #expect(kinds.first == "IHDR")
    #expect(kinds.last == "IEND")
    #expect(kinds.firstIndex(of: "acTL")! < kinds.firstIndex(of: "IDAT")!)
    let control = PNGChunk.chunks(of: data).first { $0.kind == "acTL" }
    #expect(control?.content == Data([0, 0, 0, 4, 0, 0, 0, 0]))
  }
}

/// A parsed animated PNG, with each frame decoded by libpng.
struct DecodedAPNG {
  var frames: [Pixmap] = []
  var delays: [[Int]] = []

  init(_ data: Data) throws {
    let chunks = PNGChunk.chunks(of: data)
    let header = try #require(chunks.first)
    var sequence: UInt32 = 0
    func word(_ content: Data, _ index: Int, bytes: Int = 4) -> Int {
      content.dropFirst(index).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
    }
    var canvas = Pixmap(
      width: word(header.content, 0), height: word(header.content, 4))
    var control: Data?
    var parts = Data()
    func finish() throws {
      guard let control else { return }
      var own = header
      own.content.replaceSubrange(0..<8, with: control.dropFirst(4).prefix(8))
      var png = PNGChunk.signature
      png.append(own)
      png.append(PNGChunk("IDAT", content: parts))
      png.append(PNGChunk("IEND", words: []))
      let picture = try Pixmap(pngData: png)
      canvas.replace(atX: word(control, 12), y: word(control, 16), with: picture)
      frames.append(canvas)
      delays.append([word(control, 20, bytes: 2), word(control, 22, bytes: 2)])
      #expect(control.suffix(2) == Data([0, 0]), "stays, and replaces what was there")
      parts = Data()
    }
    for chunk in chunks {
      switch chunk.kind {
      case "fcTL":
        try finish()
        control = chunk.content
        #expect(word(chunk.content, 0) == sequence)
        sequence += 1
      case "IDAT": parts += chunk.content
      case "fdAT":
        #expect(word(chunk.content, 0) == sequence)
        sequence += 1
        parts += chunk.content.dropFirst(4)
      default: break
      }
    }
    try finish()
  }
}
