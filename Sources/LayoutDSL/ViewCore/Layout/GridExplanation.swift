import Foundation

extension GridLayout {
  package var alignmentKeys: [AlignmentKey] { alignment.keys }

  package func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String] {
    let subviews = LayoutSubviews(
      nodes: node.children, layoutDirection: node.environment.values.layoutDirection)
    guard !subviews.isEmpty else { return ["It has no views."] }
    var cache = makeCache(subviews: subviews)
    _ = sizeThatFits(proposal: node.proposal, subviews: subviews, cache: &cache)
    let cells = cache.cells
    func count(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let gaps = cells.columnGaps.isEmpty ? "" : ", \(list(cells.columnGaps)) apart"
    let rowGaps = cells.rowGaps.isEmpty ? "" : ", \(list(cells.rowGaps)) apart"
    var sentences = [
      "Its \(count(cache.widths.count, "column")) are \(list(cache.widths)) wide\(gaps); its "
        + "\(count(cache.heights.count, "row")) are \(list(cache.heights)) high\(rowGaps)."
    ]
    guard let cell = cells.all.first(where: { $0.node === inner }) else { return sentences }
    let widest = cells.all.filter { $0.columns == cell.columns }
      .max { $0.node.size.width < $1.node.size.width }
    let columns =
      cell.columns.count == 1
      ? "column \(cell.columns.lowerBound + 1)"
      : "columns \(cell.columns.lowerBound + 1) to \(cell.columns.upperBound)"
    let width = cells.width(of: cell, cache.widths)
    sentences.append(
      "\(cell.node.nameInContainer) is in row \(cell.row + 1), \(columns), and is proposed "
        + "\(formatted(width))×\(formatted(cache.heights[cell.row])).")
    if let widest, widest.node !== cell.node, widest.node.size.width > cell.node.size.width {
      sentences.append(
        "The widest there is \(widest.node.nameInContainer), \(formatted(widest.node.size.width)).")
    }
    return sentences
  }

  /// Returns lengths as text: `20`, or `20, 30 and 40`; of more than 8, the first ones.
  private func list(_ lengths: [CGFloat]) -> String {
    if Set(lengths).count == 1, let length = lengths.first {
      return lengths.count == 1 ? formatted(length) : "each \(formatted(length))"
    }
    let texts = lengths.prefix(8).map { formatted($0) as String }
    if lengths.count > 8 { return texts.joined(separator: ", ") + ", …" }
    return texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "")
  }
}
