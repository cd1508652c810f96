/// The drawing of a symbol name.
enum SymbolLook: Equatable {
  /// A glyph of an icon font.
  case glyph(Glyph)
  /// A picture or a mark of simple geometry.
  case drawn
  /// A row of `SymbolSketches`; `mark` is the symbol that takes the place of the row's "*".
  case sketched(String, mark: String? = nil, isFilled: Bool)
  /// A symbol in an enclosing figure.
  case enclosed(String, in: SymbolEnclosure, isFilled: Bool)
  /// A symbol with a slash across it.
  case slashed(String)
  /// An outlined symbol of which one half is filled.
  case halved(String, Half)
  /// A symbol with a badge at its lower trailing corner; a nil badge is a dot at the upper trailing
  /// corner.
  case badged(String, badge: String?)

  /// The filled half of a symbol.
  enum Half: String {
    case left, right, top, bottom

    /// Parses a variant such as "lefthalf.filled".
    init?(variant: Substring) {
      let parts = variant.split(separator: ".")
      guard parts.count == 2, parts[1] == "filled", parts[0].hasSuffix("half") else { return nil }
      let side = String(parts[0].dropLast(4))
      self.init(rawValue: ["leading": "left", "trailing": "right"][side] ?? side)
    }
  }

  struct Glyph: Equatable {
    var codePoint: UInt32
    var icons = SymbolFaces.Icons.materialIcons
    /// Whether a filled glyph is drawn as an outline.
    var isOutline = false
    /// Whether the outline omits the holes of the glyph.
    var fillsHoles = false
    var isMirrored = false
    var quarterTurns = 0
  }

  /// Looks up a name; nil if the table has no such symbol.
  init?(named name: some StringProtocol) {
    let name = String(name)
    var end = name.endIndex
    while true {
      let base = name[..<end]
      if let row = SymbolTable.row(named: base) {
        let variant = name[end...].dropFirst()
        if end == name.endIndex, row.look != "-" {
          self = row.look == "=" ? .sketched(name, isFilled: false) : Self(row.look)
          return
        }
        if let look = Self(variant: variant, of: base, row) {
          self = look
          return
        }
      }
      guard let dot = base.lastIndex(of: ".") else { return nil }
      end = dot
    }
  }

  /// Parses a look of the table.
  init(_ text: Substring) {
    if text.first == "@", let look = Self(named: text.dropFirst()) {
      self = look
      return
    }
    guard let codePoint = UInt32(text.drop { "&~^<>".contains($0) }, radix: 16) else {
      self = .drawn
      return
    }
    var glyph = Glyph(codePoint: codePoint)
    for operation in text.prefix(while: { "&~^<>".contains($0) }) {
      switch operation {
      case "&": glyph.icons = .materialDesignIcons
      case "~": glyph.isOutline = true
      case "^": (glyph.isOutline, glyph.fillsHoles) = (true, true)
      case "<": glyph.isMirrored = true
      default: glyph.quarterTurns += 1
      }
    }
    self = .glyph(glyph)
  }

  private init?(variant: Substring, of base: Substring, _ row: SymbolTable.Row) {
    let known = row.variants.first { $0.prefix { $0 != ":" } == variant }
    guard let known else { return nil }
    if known.hasSuffix(":=") {
      self = .sketched("\(base).\(variant)", isFilled: true)
    } else if known.hasSuffix(":*") {
      let isFilled = variant.hasSuffix(".fill")
      self = .sketched(
        "*.\(isFilled ? variant.dropLast(5) : variant)", mark: String(base), isFilled: isFilled)
    } else if let colon = known.firstIndex(of: ":") {
      self.init(known[known.index(after: colon)...])
    } else if variant == "fill", row.look == "=" {
      self = .sketched(String(base), isFilled: true)
    } else if variant == "fill" {
      self.init(row.look)
      if case .glyph(var glyph) = self {
        (glyph.isOutline, glyph.fillsHoles) = (false, false)
        self = .glyph(glyph)
      }
    } else {
      self.init(composing: variant, of: String(base))
    }
  }

  private init(composing variant: Substring, of base: String) {
    if let half = Half(variant: variant) {
      self = .halved(base, half)
      return
    }
    var parts = variant.split(separator: ".")
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let enclosure = parts.last.flatMap({ SymbolEnclosure(rawValue: String($0)) }) {
      let mark = ([Substring(base)] + parts.dropLast()).joined(separator: ".")
      let filled = mark + ".fill"
      self = .enclosed(
        Self(named: filled) == nil ? mark : filled, in: enclosure, isFilled: isFilled)
      return
    }
    let hasFilledBase = isFilled || parts.first == "fill"
    if parts.first == "fill" { parts.removeFirst() }
    let symbol = hasFilledBase ? base + ".fill" : base
    switch parts.first {
    case "slash": self = .slashed(symbol)
    case "badge" where parts.count == 1: self = .badged(symbol, badge: nil)
    case "badge": self = .badged(symbol, badge: Self.badge(parts.dropFirst()))
    case "trianglebadge":
      self = .badged(symbol, badge: parts.dropFirst().joined(separator: ".") + ".triangle.fill")
    default: self = .badged(symbol, badge: parts.joined(separator: "."))
    }
  }

  /// The symbol of a badge: a filled symbol, or a mark in a filled circle.
  private static func badge(_ parts: ArraySlice<Substring>) -> String {
    let name = parts.joined(separator: ".")
    return ["clock", "gearshape"].contains(name) ? name + ".fill" : name + ".circle.fill"
  }
}
