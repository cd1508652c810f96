internal import CHarfBuzz
import LayoutDSL

/// What a font adds to the advances of characters, in points.
///
/// Inter stands for San Francisco, and with this it is as wide: to what its glyphs advance comes the
/// tracking that Apple publishes by size, and by how much the characters of San Francisco are wider
/// than those of Inter, as far as recorded widths of text tell (`SystemWidthsTests`). Half of that
/// difference stands before a glyph.
///
/// Nothing of it changes once it is made.
final class SystemSpacing: @unchecked Sendable {
  /// Adds nothing: for other fonts.
  static let none = SystemSpacing(tracking: 0, digitAdvance: nil) { _ in 0 }

  /// What comes after each glyph.
  private let tracking: Double
  /// What each character adds, tracking included, by its index in `SystemWidths`.
  private let added: UnsafeMutablePointer<Double>
  /// How far a digit advances in place of what its glyph does: Inter's display cut has no digits of
  /// one width.
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

  /// The spacing of a font in the face that was found for it.
  static func of(_ font: FontRequest, in face: FontFace) -> SystemSpacing {
    guard font.family == .system(.default), font.width == 0, font.size > 0,
      face.familyName == (font.size < 20 ? "Inter" : "Inter Display")
    else { return none }
    let size = Double(font.size)
    let tracking = SystemWidths.tracking(at: size) / 1000 * size
    // The widths of small capitals are not known.
    let isRecorded = !font.hasLowercaseSmallCaps && !font.hasUppercaseSmallCaps
    func difference(of index: Int) -> Double {
      guard isRecorded else { return 0 }
      return SystemWidths.difference(of: index, at: size, weight: font.weight) / 1000 * size
    }
    var digitAdvance: Double?
    if font.hasMonospacedDigits, let zero = face.glyph(for: "0") {
      let index = SystemWidths.index(of: 0x30)
      digitAdvance = face.advance(of: zero) * size + tracking + difference(of: index)
    }
    return SystemSpacing(
      tracking: tracking, digitAdvance: digitAdvance, difference: difference)
  }

  /// How far a cluster advances whose glyphs do by `advance`, and how far they are moved.
  @inline(__always)
  func place(
    _ advance: Double, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (advance: Double, shift: Double) {
    // What is not to be seen stays so.
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

  /// The index of a character outside ASCII: a letter with a mark is as wide as without.
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
