internal import CHarfBuzz

/// The table directory of a font file, which shows whether the file is complete.
///
/// HarfBuzz treats a damaged table as missing and would silently draw nothing.
struct FontTables {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The problem of a file, as the end of an error message; nil if the file can be used.
  static func problem(of blob: OpaquePointer) -> String? {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return "it is empty" }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      FontTables(bytes: UnsafeBufferPointer(start: $0, count: Int(length))).problem
    }
  }

  private var problem: String? {
    guard bytes.count >= 12 else { return "it is too short for a font" }
    guard tag(at: 0) == "ttcf" else { return problem(ofDirectoryAt: 0) }
    let count = number(at: 8)
    guard count > 0, count <= 1024, 12 + 4 * count <= bytes.count else {
      return "its list of fonts is damaged"
    }
    return (0..<count).lazy.compactMap { problem(ofDirectoryAt: number(at: 12 + 4 * $0)) }.first
  }

  private func problem(ofDirectoryAt start: Int) -> String? {
    guard start + 12 <= bytes.count, ["\0\u{1}\0\0", "OTTO", "true"].contains(tag(at: start)) else {
      let isWebFont = start == 0 && ["wOFF", "wOF2"].contains(tag(at: 0))
      if isWebFont { return "it is a web font (WOFF)" }
      return "it is not an OpenType or TrueType file"
    }
    let count = Int(bytes[start + 4]) << 8 | Int(bytes[start + 5])
    guard start + 12 + 16 * count <= bytes.count else { return "it ends within its directory" }
    var found: Set<String> = []
    for record in (0..<count).map({ start + 12 + 16 * $0 }) {
      let tag = tag(at: record)
      guard number(at: record + 8) + number(at: record + 12) <= bytes.count else {
        return "it ends before its table \(tag)"
      }
      found.insert(tag)
    }
    if let missing = ["cmap", "head", "hhea", "hmtx", "maxp"].first(where: { !found.contains($0) })
    {
      return "it has no table \(missing)"
    }
    let pictures = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"]
    return found.isDisjoint(with: pictures) ? "it has no glyphs that can be drawn" : nil
  }

  private func tag(at offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// A 32-bit big-endian integer.
  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
