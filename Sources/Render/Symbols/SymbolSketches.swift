/// The descriptions of symbols that no icon font has.
///
/// A row is a name and words; each word draws a figure over the previous ones, or begins a layer.
///
/// A layer is ":", its rank, the name of its colour in multicolor rendering, or those for the
/// outlined and the filled symbol ("gray/white"), and "%" if a variable value reveals it.
///
/// A figure is a letter and numbers, in hundredths of ems, with y pointing down, relative to the
/// centre of the symbol. The width of strokes follows the weight of the text. Interiors are filled
/// in the filled variant:
/// - "s" strokes a polyline, "S" a curve through points, "l" a polyline with rounded corners
///   (radius, points).
/// - "p" outlines a polygon, "P" a closed curve, "g" a polygon with rounded corners; "f" and "F"
///   fill "p" and "P".
/// - "o" outlines a circle (x, y, radius), "c" outlines it in both variants, "d" fills it.
/// - "e" outlines an ellipse (x, y, radii, tilt), "E" fills it.
/// - "a" strokes an arc (x, y, radius, start and end in degrees clockwise from the x axis).
/// - "r" outlines a rectangle (x and y of its centre, width, height, corner radius), "q" outlines
///   it in both variants, "b" fills it.
/// - "@" places another symbol or the look of a glyph (scale in percent, x and y of its centre,
///   tilt), filled in the filled variant; "=" places it unchanged. The symbol "*" is the base of a
///   variant, in the rows whose names begin with "*".
///
/// Prefixes of the letter: "/" places a figure in front of the previous ones, with a gap around it;
/// "!" draws a mark, which is a hole in the filled variant; "-" cuts a hole; "*8" repeats a figure
/// eight times around the origin. Rows are sorted by the bytes of their names; rows with the same
/// name are one symbol.
///
/// The rows are in long literals, with lines as long as a figure needs.
enum SymbolSketches {
  /// The words of a row.
  static func row(named name: some StringProtocol) -> [Substring]? { rows.words(after: name) }

  /// The names of the rows that are whole symbols.
  static var names: Set<String> {
    Set(rows.all.compactMap { $0.first.map(String.init) }.filter { !$0.hasPrefix("*") })
  }

  private static let rows = WordTable(parts: [
    rowsFromAToB, rowsFromCToD, rowsFromEToG, rowsFromHToO, rowsFromPToR, rowsFromSToZ,
  ])
}
