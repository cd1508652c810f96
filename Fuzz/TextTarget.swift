import Foundation
import LayoutDSL
import Render

/// Lays out and draws text; the first bytes choose the style, and the rest is the text.
@MainActor func fuzzText(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  let style = TextStyleChoice(&source)
  let width = source.number(), height = source.number()
  let limit = Int(source.byte() % 6)
  let reservesSpace = source.bool()
  let truncation = source.choice([Text.TruncationMode.tail, .middle, .head])
  let alignment = source.choice([TextAlignment.leading, .center, .trailing])
  let (factor, spacing, scale) = (source.number(), source.number(), source.choice([1, 2, 0.3]))
  let direction = source.choice([LayoutDirection.leftToRight, .rightToLeft])
  let dynamicType = source.choice(DynamicTypeSize.allCases)
  let locale = source.choice(["en", "ar", "th", "ja", "hi", "tr", "zz", ""])
  let textCase = source.choice([nil, .uppercase, .lowercase] as [Text.Case?])
  let isPictured = source.byte() > 200
  let kind = source.byte()
  let text = style.apply(to: makeText(kind, string(from: source.rest(), kind: kind)))

  let host = try? ViewHost(size: CGSize(width: 60, height: 60), scale: scale) {
    VStack {
      if limit == 0 {
        text
      } else if reservesSpace {
        text.lineLimit(limit, reservesSpace: true)
      } else {
        text.lineLimit(limit)
      }
      ViewThatFits {
        text; text.fixedSize()
      }
      if isPictured { text.frame(width: width, height: height).shadow(radius: 1).drawingGroup() }
    }
    .frame(idealWidth: width, maxWidth: width, maxHeight: height)
    .truncationMode(truncation).multilineTextAlignment(alignment)
    .minimumScaleFactor(factor).lineSpacing(spacing).textCase(textCase)
    .allowsTightening(reservesSpace)
    .dynamicTypeSize(dynamicType).environment(\.layoutDirection, direction)
    .environment(\.locale, Locale(identifier: locale))
  }
  let picture = try? host?.render()
  _ = host?.diagnostics
  if isPictured { _ = try? host?.data(as: .svg) }
  return picture != nil
}

/// The largest number of bytes of a text; longer texts would be slow for good reason.
private let lengthLimit = 2000

private func makeText(_ kind: UInt8, _ string: String) -> Text {
  switch (kind >> 1) % 6 {
  case 0: Text(verbatim: string)
  case 1: Text(LocalizedStringKey(string))
  case 2: Text("**\(string)** \(12.5) \(Image(systemName: string)) \(Text(string).italic())")
  case 3: Text(AttributedString(string))
  case 4:
    Text((try? AttributedString(markdown: string)) ?? AttributedString("?"))
      + Text(string).underline()
  default: Text(String(format: "%@ %%", string)).bold() + Text("\(string, specifier: string)")
  }
}

/// The bytes as UTF-8, or with each byte as an index into `alphabet`.
private func string(from bytes: [UInt8], kind: UInt8) -> String {
  let bytes = bytes.prefix(lengthLimit)
  if kind & 1 == 1 { return String(decoding: bytes, as: UTF8.self) }
  var string = ""
  for byte in bytes {
    if byte < 0x80 {
      string.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      string += alphabet[Int(byte - 0x80) % alphabet.count]
    }
  }
  return string
}

/// Characters of several scripts, marks, control characters, and parts of emoji sequences.
private let alphabet: [String] = [
  "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}",
  "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{061C}", "\u{FEFF}",
  "\u{00AD}", "\u{034F}", "\u{2028}", "\u{2029}", "\u{0085}", "\r\n", "\t", "\n", "\u{A0}",
  "\u{3000}",
  "\u{0301}", "\u{0300}", "\u{0323}", "\u{20E3}", "\u{FE0F}", "\u{FE0E}", "\u{1F3FD}", "\u{E0067}",
  "\u{E007F}", "\u{1F1E9}", "\u{1F1EA}", "😀", "👩", "👩‍👩‍👧‍👦", "❤", "🏴", "#", "א", "ש", "ל", "ا", "ل",
  "لا",
  "م", "ي", "َ", "٣", "क", "्", "ष", "ि", "र", "ก", "ำ", "่", "แ", "漢", "字", "か", "゙", "한", "ᄒ",
  "ᅡ", "ᆫ",
  "한국어", "ﬃ", "ß", "ı", "İ", "é", "Å", "\u{10FFFF}", "\u{FFFD}", "\u{FFFC}", "\u{E000}",
  "\u{1D54F}",
  "𓀀", "ꦏ", "ꦀ", "\u{1100}", "་", "ཀ", "ྐ", "မ", "ြ", "ខ", "្", "ែ", "ᠮ", "\u{180B}", "ߊ", "ܐ", "…",
  "—",
  "**", "_", "`", "[", "](", ")", "~~", "%@", "%lld", "%1$@", "<", "&", "\\", "^[",
  "](inflect: true)",
  "http://a.b", "ab", "W", "fi", "...", "\u{2026}\u{301}", "0", "9,", "$", "\u{0}",
]

/// The style of a text.
private struct TextStyleChoice {
  private let font: Font
  private let kerning: Double, tracking: Double, offset: Double
  private let flags: UInt8

  init(_ source: inout ByteSource) {
    let size = source.number()
    let design = source.choice([nil, .serif, .rounded, .monospaced] as [Font.Design?])
    switch source.byte() % 4 {
    case 0: font = .body
    case 1: font = .system(size: 17, weight: .bold, design: design)
    case 2: font = .system(size: size, design: design).italic().smallCaps()
    default: font = .custom("Nothing", size: size)
    }
    flags = source.byte()
    kerning = flags & 1 == 1 ? source.number() : 0
    tracking = flags & 2 == 2 ? source.number() : 0
    offset = flags & 4 == 4 ? source.number() : 0
  }

  func apply(to text: Text) -> Text {
    var text = text.font(font)
    if kerning != 0 { text = text.kerning(kerning) }
    if tracking != 0 { text = text.tracking(tracking) }
    if offset != 0 { text = text.baselineOffset(offset) }
    if flags & 8 == 8 { text = text.underline(pattern: .dot, color: .red) }
    if flags & 16 == 16 { text = text.strikethrough(pattern: .dashDotDot) }
    if flags & 32 == 32 {
      text = text.foregroundStyle(
        .linearGradient(
          colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    if flags & 64 == 64 { text = text.textScale(.secondary) }
    if flags & 128 == 128 { text = text + text.bold() }
    return text
  }
}

/// Seeds: each kind of text in some styles.
let textSeeds: [[UInt8]] = {
  func style(_ size: UInt8, _ flags: UInt8, _ width: UInt8, _ limit: UInt8, _ mode: UInt8)
    -> [UInt8]
  {
    [size, 1, 2, flags] + [UInt8](repeating: 66, count: (flags & 7).nonzeroBitCount)
      + [
        width, 140, limit, mode, mode, mode, 65, 66, 0, mode, mode, mode, mode, mode == 2 ? 255 : 0,
      ]
  }
  let samples = [
    "Hello, brave new world of words", "**bold** _it_ `code` [link](http://a.b) ~~no~~",
    "שלום (abc) 123 عالم", "नमस्ते กำแพง 漢字かな 한국어", "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽1️⃣", "e\u{301}\u{323}\n\n\tx\u{2028}y",
    "%@ %lld %1$@ %%", "^[3 apples](inflect: true)", "a\u{202E}b\u{2066}c\u{2069}d\u{200D}e",
    "supercalifragilisticexpialidocious-and-so-on",
  ]
  var seeds: [[UInt8]] = [[]]
  for (index, sample) in samples.enumerated() {
    for kind in 0..<6 {
      let number = UInt8(index * 6 + kind)
      seeds.append(
        style(90, number &* 37, 104 + number, number % 5, number % 3) + [UInt8(kind) << 1 | 1]
          + Array(sample.utf8))
    }
  }
  for start in stride(from: 0, to: alphabet.count, by: 16) {
    let letters = (start..<min(128, start + 16)).flatMap { [0x80 + UInt8($0), 0x61] as [UInt8] }
    seeds.append(style(90, 0, 130, 3, UInt8(start / 16)) + [0] + letters)
  }
  for number in UInt8(192)..<240 {
    seeds.append(style(number, 7, number, 2, number % 3) + [1] + Array("some words".utf8))
  }
  return seeds
}()
