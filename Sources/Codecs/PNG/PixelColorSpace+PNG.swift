import Drawing
import Foundation

extension PixelColorSpace {
  /// What a PNG that could be read says, in the way in which it is written here.
  init(ofPNG data: Data) {
    let head = PNGChunk.chunks(of: data.prefix(1024))
    let code = head.first { $0.kind == "cICP" }.map { [UInt8]($0.content) }
    self = code == Self.displayP3.pngChunks[0].content ? .displayP3 : .sRGB
  }

  /// The chunks that say so in a PNG.
  var pngChunks: [(kind: String, content: [UInt8])] {
    switch self {
    case .sRGB: [("sRGB", [0])]
    // By the numbers of ITU-T H.273: primaries of SMPTE EG 432-1, the transfer function of sRGB,
    // RGB, full range. Then the same, but for the foot of the curve, for programs that do not know
    // that chunk: a gamma of 1/2.2, the white point, red, green and blue.
    case .displayP3:
      [
        ("cICP", [12, 13, 0, 1]), ("gAMA", words([45_455])),
        (
          "cHRM",
          words([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])
        ),
      ]
    }
  }
}

private func words(_ numbers: [UInt32]) -> [UInt8] {
  numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
}
