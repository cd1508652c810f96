import ViewCore

/// The known colours of symbols in multicolor rendering.
enum SymbolColors {
  /// The colour of a symbol, or of its enclosing figure; nil for the foreground style.
  static func color(of name: String) -> Color? { symbols[name] }

  private static let symbols: [String: Color] = [
    "heart.fill": .red, "star.fill": .yellow, "star.leadinghalf.filled": .yellow,
    "sun.max.fill": .yellow, "sun.max": .yellow, "bolt.fill": .yellow, "leaf.fill": .green,
    "trash": .red, "trash.fill": .red, "phone.fill": .green, "phone.down.fill": .red,
    "exclamationmark.triangle.fill": .yellow, "exclamationmark.octagon.fill": .red,
    "xmark.octagon.fill": .red, "plus.circle.fill": .green, "minus.circle.fill": .red,
    "checkmark.circle.fill": .green, "xmark.circle.fill": .red,
    "exclamationmark.circle.fill": .red, "drop.fill": .cyan, "flame.fill": .orange,
    "folder.fill": .blue, "checkmark.seal.fill": .blue, "location.fill": .blue,
  ]

  static let badges: [String: Color] = [
    "plus.circle.fill": .green, "minus.circle.fill": .red, "xmark.circle.fill": .red,
    "checkmark.circle.fill": .green, "exclamationmark.circle.fill": .yellow,
  ]
}
