import Drawing
import Foundation

extension PixelColorSpace {
  /// The color space of a readable PNG; recognizes the chunk written by `pngChunks`.
  init(ofPNG data: Data) {
    let head = PNGChunk.chunks(of: data.prefix(1024))
    let code = head.first { $0.kind == "cICP" }?.content
    self = code == Self.displayP3.pngChunks[0].content ? .displayP3 : .sRGB
  }

  /// The PNG chunks that declare the color space.
  var pngChunks: [PNGChunk] {
    switch self {
    case .sRGB: [PNGChunk("sRGB", content: Data([0]))]
    // cICP holds code points of ITU-T H.273: primaries of SMPTE EG 432-1, the transfer function of
    // sRGB, RGB, full range. For decoders without cICP, gAMA approximates the curve by a gamma of
    // 1/2.2, and cHRM holds the white point, red, green and blue.
    case .displayP3:
      [
        PNGChunk("cICP", content: Data([12, 13, 0, 1])), PNGChunk("gAMA", words: [45_455]),
        PNGChunk(
          "cHRM", words: [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]),
      ]
    }
  }
}
