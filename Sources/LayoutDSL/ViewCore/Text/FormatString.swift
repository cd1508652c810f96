/// A `printf` format string with placeholders, as in string catalogs: "%1$@ has %2$lld of %%".
enum FormatString {
  /// A part of a format string.
  enum Piece: Equatable, Sendable {
    case literal(String)
    /// A placeholder for an argument; a nil specifier selects the argument's default specifier.
    case argument(Int, specifier: String?)
  }

  /// Returns the parts of a format string.
  static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        literal.append(rest.removeFirst())
        continue
      }
      guard let place = place(in: &rest) else {
        literal.append(character)
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(place.index ?? next, specifier: place.specifier))
      next = (place.index ?? next) + 1
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Parses the placeholder after a percent sign: "2$", flags, width and precision, length,
  /// conversion.
  private static func place(in rest: inout Substring) -> (index: Int?, specifier: String?)? {
    var scanned = rest
    var index: Int?
    let digits = scanned.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, scanned.dropFirst(digits.count).first == "$" {
      index = number - 1
      scanned = scanned.dropFirst(digits.count + 1)
    }
    if scanned.first == "@" {
      rest = scanned.dropFirst()
      return (index, nil)
    }
    if scanned.hasPrefix("arg") {
      rest = scanned.dropFirst(3)
      return (index, nil)
    }
    let flags = scanned.prefix { "+-#0 '.".contains($0) || $0.isASCII && $0.isNumber }
    let length = scanned.dropFirst(flags.count).prefix { "hlqjzt".contains($0) }
    guard let conversion = scanned.dropFirst(flags.count + length.count).first,
      "dDiuUxXoOcfFeEgGaA".contains(conversion)
    else { return nil }
    rest = scanned.dropFirst(flags.count + length.count + 1)
    // A bare integer or floating-point conversion keeps the argument's default specifier.
    let isPlain = flags.isEmpty && "diuf".contains(conversion)
    return (index, isPlain ? nil : "%" + flags + length + String(conversion))
  }
}
