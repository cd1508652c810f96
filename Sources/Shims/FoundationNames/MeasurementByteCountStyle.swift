import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A style of texts of amounts of data, such as "1.5 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    private var numbers: ByteCountFormatStyle

    /// Creates a style.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      numbers = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// The multiples of bytes: of 1000 or of 1024.
    public var style: ByteCountFormatStyle.Style {
      get { numbers.style }
      set { numbers.style = newValue }
    }
    /// The units that the text may have.
    public var allowedUnits: ByteCountFormatStyle.Units {
      get { numbers.allowedUnits }
      set { numbers.allowedUnits = newValue }
    }
    /// Whether zero is a word.
    public var spellsOutZero: Bool {
      get { numbers.spellsOutZero }
      set { numbers.spellsOutZero = newValue }
    }
    /// Whether the number of bytes follows.
    public var includesActualByteCount: Bool {
      get { numbers.includesActualByteCount }
      set { numbers.includesActualByteCount = newValue }
    }
    /// The locale of the text.
    public var locale: Locale {
      get { numbers.locale }
      set { numbers.locale = newValue }
    }

    /// Returns the text of an amount; the nearest number that fits for one that is too large.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value
      let limit = 9_223_372_036_854_774_784.0
      guard !bytes.isNaN else { return numbers.format(0) }
      return numbers.format(Int64(min(max(bytes, -limit), limit)))
    }

    /// Returns the style for a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A style of amounts of data, such as "1.5 MB".
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
