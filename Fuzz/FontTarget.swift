import Foundation
import LayoutDSL
import Render

/// Registers a font and draws text with it.
///
/// The first byte selects the kind of input: if it is less than the number of `bases`, the others
/// are changes to that installed font; otherwise they are a font file.
@MainActor func fuzzFont(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  let kind = Int(source.byte())
  let isBold = kind & 128 == 128
  let font = kind & 127 < bases.count ? changed(bases[kind & 127], by: &source) : source.rest()

  let file = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid()).ttf")
  defer { try? FileManager.default.removeItem(at: file) }
  let services = RenderServices()
  do {
    try Data(font).write(to: file)
    try services.fonts.register(contentsOf: file, for: .serif)
    var name = ""
    // The error contains the names of the registered fonts.
    do throws(FontError) {
      var request = FontRequest()
      request.family = .named("\u{0}")
      _ = try services.fonts.face(for: request)
    } catch {
      if case .notRegistered(_, let names) = error { name = names.first ?? "" }
    }
    let host = try ViewHost(size: CGSize(width: 120, height: 90), services: services) {
      VStack {
        Text(sample).font(.system(size: 12, weight: isBold ? .bold : .light, design: .serif))
        Text(sample).font(.custom(name, fixedSize: 15).italic().smallCaps().monospacedDigit())
          .tracking(1).underline().lineLimit(2)
        Text("Ag1é").font(.custom(name, fixedSize: 300)).minimumScaleFactor(0.5)
      }
    }
    _ = try host.render()
    if isBold { _ = try host.data(as: .svg) }
    return true
  } catch {
    return false
  }
}

private let sample = "Ag ffi é\u{301} שלום عربى नमस्ते क्षि ١٢ 1/2 😀👩‍👧 search"

/// Fonts with glyphs of each format, and with the shaping rules of several scripts.
private let bases = [
  "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansArabic-Regular.ttf",
  "truetype/noto/NotoSansDevanagari-Regular.ttf", "truetype/noto/NotoSansHebrew-Regular.ttf",
  "truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
  "truetype/noto/NotoColorEmoji.ttf",
].map { "/usr/share/fonts/" + $0 }

@MainActor private var files: [String: [UInt8]] = [:]

/// An installed font with some bytes replaced; each change consists of a table, an offset in it and
/// the new bytes.
@MainActor private func changed(_ path: String, by source: inout ByteSource) -> [UInt8] {
  let original = files[path] ?? (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init)
  guard var font = original, font.count > 12 else { return [] }
  files[path] = font
  let count = Int(font[4]) << 8 | Int(font[5])
  let ranges = (0..<count).map { index in
    let record = font[12 + 16 * index + 8..<12 + 16 * index + 16].map { Int($0) }
    let start = record[..<4].reduceBigEndian, length = record[4...].reduceBigEndian
    return start..<min(font.count, start + length)
  }
  while !source.isAtEnd {
    let table = Int(source.byte())
    let range = table < 250 ? ranges[table % ranges.count] : 0..<12 + 16 * count
    // The most relevant data is at the beginning of a table.
    let isFar = source.byte()
    let offset = Int(source.byte()) + (isFar & 1 == 1 ? Int(source.byte()) << 8 : 0)
    for (index, byte) in source.bytes(1 + Int(isFar >> 6)).enumerated()
    where offset + index < range.count {
      font[range.lowerBound + offset + index] = byte
    }
  }
  return font
}

extension Sequence<Int> {
  fileprivate var reduceBigEndian: Int { reduce(0) { $0 << 8 | $1 } }
}

/// Seeds: two minimal fonts, and small changes to the installed ones.
let fontSeeds: [[UInt8]] = {
  var seeds = [TinyFont.variable, TinyFont.pictures].map { [127] + $0 }
  for base in UInt8(0)..<UInt8(bases.count) {
    seeds.append([base | 128])
    for table in UInt8(0)..<20 {
      seeds.append([base, table, table << 6, table &* 3, 0xFF, 0xFF, 0, 1])
    }
  }
  return seeds
}()
