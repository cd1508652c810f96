import Foundation

/// The box of a symbol at regular weight and the ink in it, in ems.
///
/// Measurements.md#symbol-box, Measurements.md#symbol-ink
struct SymbolBox: Equatable {
  var size: CGSize
  var ink: CGSize

  /// The distances between the ink and the box, where only one of them was recorded.
  static let margin = CGSize(width: 0.11, height: 0.085)

  /// Looks up a name; nil if no box was recorded for it.
  ///
  /// A filled symbol has the box of the outlined one, and all circles and squares have one box.
  init?(named name: some StringProtocol) {
    var parts = name.split(separator: ".")
    var words = SymbolBoxes.row(named: name)
    if words == nil, parts.last == "fill" {
      parts.removeLast()
      words = SymbolBoxes.row(named: parts.joined(separator: "."))
    }
    if words == nil, let figure = parts.last, ["circle", "square", "clock"].contains(figure) {
      words = SymbolBoxes.row(named: figure)
    }
    guard let lengths = words?.compactMap({ Double($0).map { CGFloat($0) / 100 } }),
      lengths.count >= 2
    else { return nil }
    size = CGSize(width: lengths[0], height: lengths[1])
    ink =
      lengths.count >= 4
      ? CGSize(width: lengths[2], height: lengths[3])
      : CGSize(
        width: size.width - 2 * Self.margin.width, height: size.height - 2 * Self.margin.height)
  }
}

/// The transformation of a drawn symbol to the size of Apple's.
struct SymbolFit: Equatable {
  var scale: CGFloat
  var margin: CGSize

  /// The scale of symbols whose box was not recorded: circles are drawn 1.09 em wide.
  ///
  /// Measurements.md#symbol-circle
  private static let usualScale: CGFloat = 0.965 / 1.09

  /// Fits the outline of a symbol at regular weight.
  ///
  /// The ink gets the recorded area, and stays within the box.
  init(_ outline: SymbolOutline, named name: String) {
    let ink = outline.ink
    if let box = SymbolBox(named: name), ink.width > 0, ink.height > 0 {
      let area = (box.ink.width * box.ink.height) / (ink.width * ink.height)
      scale = min(
        area.squareRoot(), box.size.width / ink.width, box.size.height / ink.height)
      margin = CGSize(
        width: (box.size.width - ink.width * scale) / 2,
        height: (box.size.height - ink.height * scale) / 2)
    } else if outline.margin == SymbolOutline.openMargin {
      (scale, margin) = (1, outline.margin)
    } else {
      (scale, margin) = (Self.usualScale, SymbolBox.margin)
    }
  }
}
