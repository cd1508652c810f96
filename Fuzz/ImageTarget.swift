import Foundation
import LayoutDSL
import Rasterizer
import Render

/// Decodes an image and draws it.
///
/// The first byte selects the kind of input: an image file, a PNG whose checksums are corrected, or
/// the contents of a PNG without the file structure.
@MainActor func fuzzImage(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  switch source.byte() {
  case 0: return draw(Data(source.rest()))
  case 1: return draw(PNGMaker.repaired(source.rest()))
  default: return draw(PNGMaker.assembled(&source))
  }
}

private func draw(_ data: Data) -> Bool {
  _ = try? Pixmap(pngData: data)
  guard let image = try? DisplayImage(imageData: data) else { return false }
  var list = DisplayList()
  list.items = [.medium, .none, .high].map { interpolation in
    DisplayItem.image(
      image, rect: CGRect(x: 1.5, y: 0, width: 14, height: 13), interpolation: interpolation,
      tint: nil)
  }
  let picture = try? Rasterizer.render(list, size: CGSize(width: 16, height: 16), scale: 1)
  return (try? picture.flatMap { try Pixmap(pngData: $0.pngData(.small)) }) != nil
}

/// Builds PNGs with correct checksums and structure.
enum PNGMaker {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file with the right checksum after each chunk.
  static func repaired(_ bytes: [UInt8]) -> Data {
    var bytes = bytes
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      let end = offset + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: word(checksum(bytes[offset + 4..<end])))
      offset = end + 4
    }
    return Data(bytes)
  }

  /// A file built from the choices of the bytes: the header, a palette, and the rows in a stored
  /// stream.
  static func assembled(_ source: inout ByteSource) -> Data {
    let (width, height) = (UInt32(source.byte()), UInt32(source.byte()))
    let depth = source.choice([8, 1, 2, 4, 16, 3] as [UInt8])
    let type = source.choice([0, 2, 3, 4, 6, 1] as [UInt8])
    let flags = source.byte()
    var chunks: [(String, [UInt8])] = [
      ("IHDR", word(width) + word(height) + [depth, type, 0, 0, flags & 1])
    ]
    if flags & 2 == 2 { chunks.append(("PLTE", source.bytes(Int(source.byte()) * 3))) }
    if flags & 4 == 4 { chunks.append(("tRNS", source.bytes(Int(source.byte())))) }
    if flags & 8 == 8 { chunks.append(("cICP", source.bytes(4))) }
    if flags & 16 == 16 { chunks.append(("gAMA", source.bytes(4))) }
    if flags & 32 == 32 { chunks.append(("cHRM", source.bytes(32))) }
    var rows = source.rest()
    if flags & 64 == 64 {
      // The number of rows matches the header.
      let bits = Int(depth) * ([2: 3, 4: 2, 6: 4][type] ?? 1) * Int(width)
      let count = (1 + (bits + 7) / 8) * Int(height)
      rows = Array(rows.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - rows.count))
    }
    let stream = stored(rows)
    let middle = flags & 128 == 128 ? stream.count / 2 : stream.count
    chunks.append(("IDAT", Array(stream[..<middle])))
    if middle < stream.count { chunks.append(("IDAT", Array(stream[middle...]))) }
    chunks.append(("IEND", []))
    return Data(signature + chunks.flatMap { chunk($0.0, $0.1) })
  }

  /// A PNG of one black pixel.
  static let smallest: [UInt8] =
    signature + chunk("IHDR", word(1) + word(1) + [8, 0, 0, 0, 0]) + chunk("IDAT", stored([0, 0]))
    + chunk("IEND", [])

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return word(UInt32(content.count)) + body + word(checksum(body[...]))
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 1]
    var offset = 0
    repeat {
      let part = bytes[offset..<min(bytes.count, offset + 65_535)]
      offset += part.count
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      stream += [offset == bytes.count ? 1 : 0, low, high, ~low, ~high] + part
    } while offset < bytes.count
    let sums = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return stream + word(sums.1 << 16 | sums.0)
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}

/// Seeds: PNGs of all kinds, and JPEGs in colour, grey and CMYK.
let imageSeeds: [[UInt8]] = {
  var seeds: [[UInt8]] = [[0] + PNGMaker.smallest, [1] + PNGMaker.smallest]
  for depth in UInt8(0)..<6 {
    for type in UInt8(0)..<6 {
      let content = [3, 2, depth, type, 0x42 | depth & 1 | type << 2 & 0xBC] as [UInt8]
      seeds.append([2] + content + [2, 1, 2, 3, 4, 5, 6, 2, 9, 9] + (0..<40).map { $0 % 5 })
    }
  }
  // One seed for each filter of a row.
  for filter in UInt8(0)..<6 {
    for (type, rowLength) in [3, 9, 3, 6, 12].enumerated() {
      let row = [filter] + (0..<rowLength).map { UInt8($0) &* 21 }
      let palette = [UInt8](repeating: 7, count: 85 * 3)
      seeds.append([2, 3, 2, 0, UInt8(type), 0x42, 85] + palette + row + row)
    }
  }
  seeds += jpegs.compactMap { Data(base64Encoded: $0) }.map { [0] + $0 }
  return seeds
}()

private let jpegs = [
  """
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI\
  CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
  CgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAA\
  AAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAXpTb+CGVQ\
  Ne//2Q==
  """,
  """
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI\
  CQoKCgoKBggLDAsKDAkKCgr/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAACQr/xAAUEAEAAAAAAAAAAAAAAAAA\
  AAAA/9oACAEBAAA/AH8SBv/Z
  """,
  """
  /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkK\
  CgoKCgYICwwLCgwJCgoK/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAoACf/EABQQAQAAAAAA\
  AAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A38H/AB/2/gAaP8T/2Q==
  """,
]
