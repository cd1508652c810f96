import Foundation
import ViewCore

/// Draws a symbol from its description in `SymbolSketches`: figures and other symbols, in order.
struct SymbolSketch {
  let composer: SymbolComposer
  /// The symbol that takes the place of "*" in the description.
  let mark: String?
  let isFilled: Bool

  /// The elements of all layers, for rendering in one colour.
  private var whole: [Path.Element] = []
  private var layers: [SymbolOutline.Layer] = []

  init(composer: SymbolComposer, mark: String? = nil, isFilled: Bool) {
    self.composer = composer
    self.mark = mark
    self.isFilled = isFilled
  }

  /// The symbol of a row; nil if there is none, or if a symbol that it uses is missing.
  func outline(named name: String) -> SymbolOutline? {
    guard let words = SymbolSketches.row(named: name) else { return nil }
    var sketch = self
    for word in words where !sketch.draw(word) { return nil }
    var outline = SymbolOutline(
      elements: sketch.whole, ink: Path(storage: .elements(sketch.whole)).boundingRect)
    let areSeveral = sketch.layers.count > 1 || sketch.layers.contains { $0.color != nil }
    outline.layers = areSeveral ? sketch.layers : []
    return outline
  }

  /// Draws a word; returns false if that is not possible.
  private mutating func draw(_ word: Substring) -> Bool {
    if word.first == ":" {
      startLayer(word.dropFirst())
      return true
    }
    if layers.isEmpty { layers.append(SymbolOutline.Layer(elements: [], rank: 0)) }
    guard let figure = SymbolFigure(word) else { return false }
    guard let shape = elements(of: figure, grownBy: 0) else { return false }
    switch figure.placement {
    case .beside: add(shape)
    case .inFront:
      guard let cover = elements(of: figure, grownBy: Self.gap) else { return false }
      cut(cover)
      add(shape)
    case .hole: cut(shape)
    case .mark where !isFilled: add(shape)
    case .mark:
      guard layers.count > 1 else {
        cut(shape)
        return true
      }
      whole = whole.subtracting(shape)
      layers[layers.count - 1].elements += shape
    }
    return true
  }

  /// Starts a layer from its description: its rank, the name of its colour, or the names for the
  /// outlined and the filled symbol, and a "%" if a variable value reveals it.
  private mutating func startLayer(_ words: Substring) {
    let names = words.drop { $0.isNumber }.filter { $0 != "%" }.split(separator: "/")
    let name = isFilled ? names.last : names.first
    layers.append(
      SymbolOutline.Layer(
        elements: [], rank: words.first?.wholeNumberValue ?? 0,
        color: name.flatMap { Self.colors[$0] }, isStep: words.hasSuffix("%")))
  }

  private static let colors: [Substring: Color] = [
    "yellow": .yellow, "gray": .gray, "white": .white, "cyan": .cyan, "red": .red, "green": .green,
    "blue": .blue, "orange": .orange,
  ]

  /// The gap between a figure and the figures behind it, in ems.
  private static let gap: CGFloat = 0.065

  private mutating func add(_ elements: [Path.Element]) {
    whole += elements
    layers[layers.count - 1].elements += elements
  }

  private mutating func cut(_ elements: [Path.Element]) {
    whole = whole.subtracting(elements)
    guard layers.count > 1 else {
      layers[0].elements = whole
      return
    }
    for index in layers.indices where !layers[index].elements.isEmpty {
      layers[index].elements = layers[index].elements.subtracting(elements)
    }
  }

  // MARK: Figures

  /// The contours of a figure, clockwise; a positive growth returns the enlarged filled area.
  private func elements(of figure: SymbolFigure, grownBy growth: CGFloat) -> [Path.Element]? {
    if let symbol = figure.symbol {
      guard let outline = outline(of: symbol) else { return nil }
      let placed = figure.placing(outline).clockwise
      return growth == 0 ? placed : placed.grown(by: growth)
    }
    var pen = SymbolPen(thickness: composer.thickness + 2 * growth)
    figure.draw(
      with: &pen, isFilled: isFilled && figure.placement != .mark || growth > 0, growth: growth)
    return pen.elements
  }

  /// The outline of a symbol; a scaled-down symbol is heavier, so that its strokes have the same
  /// thickness.
  private func outline(of symbol: SymbolFigure.Symbol) -> SymbolOutline? {
    let composer = composer.heavier(forScale: symbol.scale)
    let name = symbol.name == "*" ? mark ?? "" : symbol.name
    if isFilled, !symbol.isAsNamed, let filled = composer.outline(named: name + ".fill") {
      return filled
    }
    if let named = composer.outline(named: name) { return named }
    guard case .glyph(let glyph) = SymbolLook(Substring(name)) else { return nil }
    return composer.outline(of: glyph)
  }
}

extension [Path.Element] {
  /// The contours with the winding with which they unite with others under the nonzero rule.
  var clockwise: [Path.Element] { signedArea < 0 ? reversedContours() : self }
}
