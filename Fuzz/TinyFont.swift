/// Minimal fonts with four glyphs: an empty one, a square, a mark, and a square composed of the
/// first.
enum TinyFont {
  /// A font with a weight axis along which the square grows.
  static let variable = file(common + [("fvar", axes), ("gvar", growth)])
  /// A font with a bitmap for the square.
  static let pictures = file(common + [("sbix", bitmaps)])

  private static let glyphCount = 4

  private static let common: [(String, [UInt8])] = [
    ("cmap", characters), ("glyf", glyphs.flatMap { $0 }),
    (
      "head",
      words(1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + zeros(16)
        + words(0, 0, 1000, 1000, 0, 8, 2, 0, 0)
    ),
    ("hhea", words(1, 0, 800, -200, 0, 600) + zeros(22) + words(glyphCount)),
    ("hmtx", words(500, 0, 600, 50, 0, 0, 600, 50)),
    ("loca", (0...glyphCount).flatMap { words(glyphs.prefix($0).joined().count / 2) }),
    ("maxp", words(0, 0x5000, glyphCount)),
  ]

  /// A cmap subtable of format 13, which maps each range of characters to one glyph.
  private static let characters: [UInt8] = {
    let groups = [(0x20, 0x7E, 1), (0x300, 0x36F, 2), (0x5D0, 0x6FF, 3), (0x1F600, 0x1F64F, 1)]
    return words(0, 1, 3, 10, 0, 12, 13, 0, 0, 16 + 12 * groups.count, 0, 0, 0, groups.count)
      + groups.flatMap { words($0.0 >> 16, $0.0, $0.1 >> 16, $0.1, 0, $0.2) }
  }()

  private static let glyphs: [[UInt8]] = {
    let square =
      words(1, 50, 0, 550, 700, 3, 0) + [1, 1, 1, 1] + words(50, 500, 0, -500, 0, 0, 700, 0)
    let mark =
      words(1, -100, 800, 0, 900, 2, 0) + [1, 1, 1] + words(-100, 100, -50, 800, 0, 100) + [0]
    let composite = words(-1, 50, 0, 550, 700, 0x23, 1, 0, 0, 0x03, 2, 100, 100)
    return [[], square, mark, composite].map { $0 + zeros($0.count % 2) }
  }()

  private static let axes: [UInt8] =
    words(1, 0, 16, 2, 1, 20, 0, 8) + Array("wght".utf8) + words(100, 0, 400, 0, 900, 0, 0, 256)

  private static let growth: [UInt8] = {
    // All points have deltas: eight horizontal ones, of which the last four are for phantom points,
    // and eight vertical ones of zero.
    let deltas: [UInt8] = [0, 7, 0, 50, 50, 0, 0, 50, 0, 0, 0x87]
    let data = words(1, 10, deltas.count, 0xA000, 0x4000) + deltas + [0]
    let half = data.count / 2
    return words(1, 0, 1, 0, 0, 0, glyphCount, 0, 0, 30) + words(0, 0, half, half, half) + data
  }()

  private static let bitmaps: [UInt8] = {
    let picture = words(0, 0) + Array("png ".utf8) + PNGMaker.smallest
    let start = 4 + 4 * (glyphCount + 1)
    let offsets = [
      start, start, start + picture.count, start + picture.count, start + picture.count,
    ]
    return words(1, 1, 0, 1, 0, 12, 20, 72) + offsets.flatMap { words(0, $0) } + picture
  }()

  private static func file(_ tables: [(String, [UInt8])]) -> [UInt8] {
    let tables = tables.sorted { $0.0 < $1.0 }
    var directory = words(1, 0, tables.count, 128, 3, 16)
    var content: [UInt8] = []
    for (name, table) in tables {
      let offset = 12 + 16 * tables.count + content.count
      directory += Array(name.utf8) + zeros(4) + words(offset >> 16, offset, 0, table.count)
      content += table + zeros((4 - table.count % 4) % 4)
    }
    return directory + content
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
  }
}
