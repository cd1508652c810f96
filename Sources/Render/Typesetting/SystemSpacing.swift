internal import CHarfBuzz
import ViewCore

/// The adjustment of character advances in a font, in points.
///
/// It makes Inter as wide as San Francisco, and the faces of the rounded and monospaced designs as
/// wide as Apple's. An advance increases by the tracking that Apple publishes by size, and by the
/// difference between the widths of the character in the two fonts, as fitted to recorded widths of
/// text (`SystemWidthsTests`). Half of that difference is inserted before a glyph.
///
/// It is immutable after initialization.
final class SystemSpacing: @unchecked Sendable {
  /// No adjustment; used for other fonts.
  static let none = SystemSpacing(tracking: 0, digitAdvance: nil) { _ in 0 }

  /// The space after each glyph.
  private let tracking: Double
  /// The adjustment of each character, including tracking, by its index in `SystemWidths`.
  private let added: UnsafeMutablePointer<Double>
  /// The advance of digits, if they are monospaced: Inter's display cut has no monospaced digits.
  private let digitAdvance: Double?

  private init(tracking: Double, digitAdvance: Double?, difference: (Int) -> Double) {
    self.tracking = tracking
    self.digitAdvance = digitAdvance
    added = .allocate(capacity: SystemWidths.count)
    for index in 0..<SystemWidths.count {
      (added + index).initialize(to: tracking + difference(index))
    }
  }

  deinit {
    added.deallocate()
  }

  /// The adjustment for a font and the face found for it.
  static func of(_ font: FontRequest, in face: FontFace, from catalog: FontCatalog) -> SystemSpacing
  {
    guard font.size > 0 else { return none }
    switch font.family {
    case .system(.default) where SystemFamily.isDefault(face, for: font):
      return SystemSpacing(font, widths: face, in: face, added: 0)
    case .system(.rounded) where face.familyName.hasPrefix("Quicksand"):
      // Measurements.md#system-font-rounded
      var plain = font
      plain.family = .system(.default)
      guard let widths = try? catalog.face(for: plain), SystemFamily.isDefault(widths, for: plain)
      else { return none }
      return SystemSpacing(plain, widths: widths, in: face, added: -0.004)
    case .system(.monospaced) where face.familyName == "Noto Sans Mono":
      // Measurements.md#system-font-monospaced
      let added = (1266 / 2048 - 0.6) * Double(font.size)
      return SystemSpacing(tracking: 0, digitAdvance: nil) { _ in added }
    default:
      return none
    }
  }

  /// The adjustment that gives the characters of a face the widths of San Francisco, which are
  /// recorded as differences from `widths`, and `added` ems more.
  private convenience init(
    _ font: FontRequest, widths: FontFace, in face: FontFace, added: Double
  ) {
    let size = Double(font.size)
    let tracking = SystemWidths.tracking(at: size) / 1000 * size
    // The widths of small capitals are unknown.
    let isRecorded = !font.hasLowercaseSmallCaps && !font.hasUppercaseSmallCaps
    func difference(of index: Int) -> Double {
      guard isRecorded else { return 0 }
      let recorded = SystemWidths.difference(of: index, at: size, weight: font.weight) / 1000
      guard widths !== face else { return recorded * size }
      guard let scalar = SystemWidths.scalar(at: index), let glyph = face.glyph(scalar),
        let other = widths.glyph(scalar)
      else { return 0 }
      return (widths.advance(of: other) + recorded + added - face.advance(of: glyph)) * size
    }
    var digitAdvance: Double?
    if font.hasMonospacedDigits, let zero = face.glyph(for: "0") {
      let index = SystemWidths.index(of: 0x30)
      digitAdvance = face.advance(of: zero) * size + tracking + difference(of: index)
    }
    self.init(tracking: tracking, digitAdvance: digitAdvance, difference: difference)
  }

  /// The advance of a cluster whose glyphs advance by `advance`, and the horizontal shift of the
  /// glyphs.
  @inline(__always)
  func place(
    _ advance: Double, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (advance: Double, shift: Double) {
    // A cluster without an advance keeps none.
    guard advance != 0 else { return (0, 0) }
    let first = bytes[offset]
    if let digitAdvance, first &- 0x30 < 10 {
      return (digitAdvance, (digitAdvance - advance - tracking) / 2)
    }
    let index =
      first < 0x80 ? SystemWidths.index(of: UInt32(first)) : Self.index(at: offset, in: bytes)
    let added = added[index]
    return (advance + added, (added - tracking) / 2)
  }

  /// The index of a character outside ASCII; a letter with diacritics is as wide as its base
  /// letter.
  private static func index(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let value = scalar(at: offset, in: bytes).value
    switch value {
    case 0x2212: return SystemWidths.index(of: 0x2B)
    case 0xC0...0x24F, 0x1E00...0x1EFF: break
    default: return SystemWidths.index(of: value)
    }
    var (base, mark) = (value, UInt32(0))
    while hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &base, &mark) != 0 {}
    return SystemWidths.index(of: base)
  }
}
