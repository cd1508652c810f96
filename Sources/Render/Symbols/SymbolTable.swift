/// The known SF Symbols names and the drawing of each.
///
/// A row is a base name, its look, and its variants, sorted by the bytes of the names. A look is
/// one of:
///
/// - the code point of a glyph of Material Icons, with these prefixes: "&" for a glyph of Material
///   Design Icons, "~" for the outline of a filled glyph, "^" for the outline without holes, "<"
///   for a mirrored glyph, ">" for each quarter turn clockwise
/// - "!" for a picture of `SymbolPictures`
/// - "=" for a row of `SymbolSketches`
/// - "@" and the name of another symbol that looks the same
///
/// A variant ("circle.fill") has a look after a colon, or is composed from the base. The look "*"
/// is the row of `SymbolSketches` that begins with "*" and the variant, with the base in it.
/// Further variants of a base name are in rows with the look "-".
///
/// The rows are long literals, which cost nothing until the first lookup; it reads a dozen rows.
enum SymbolTable {
  /// The look of a base name and its variants.
  struct Row {
    var look: Substring
    var variants: [Substring]
  }

  /// The row of a base name.
  static func row(named name: some StringProtocol) -> Row? {
    rows.words(after: name).flatMap { words in
      words.first.map { Row(look: $0, variants: words.dropFirst().filter { $0 != "-" }) }
    }
  }

  /// All names, base names and variants.
  static var names: [String] {
    rows.all.flatMap { words -> [String] in
      let variants = words.dropFirst(2).map { "\(words[0]).\($0.prefix { $0 != ":" })" }
      return words[1] == "-" ? variants : [String(words[0])] + variants
    }
  }

  private static let rows = WordTable(parts: [
    rowsFromAToB, rowsFromCToE, rowsFromFToH, rowsFromIToO, rowsFromPToR, rowsFromSToZ,
  ])
}
