import Foundation

/// Fills the tracks of a lazy grid one line after the other.
///
/// Headers and footers of sections are lines of their own, across all tracks.
struct LazyGridLayout: Layout {
  /// The axis along which lines follow one another.
  let axis: Axis
  let items: [GridItem]
  /// Where the tracks, and views in their cells, are across the axis.
  let alignment: Alignment
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let across = across(proposal)
    let tracks = GridItem.tracks(items, length: across)
    let width = max(across ?? 0, tracks.last?.end ?? 0)
    return size(along: lines(subviews, tracks, width).last?.end ?? 0, across: width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var tracks = GridItem.tracks(items, length: across(proposal))
    let width = axis == .vertical ? bounds.width : bounds.height
    let slack = width - (tracks.last?.end ?? 0)
    let shift = axis == .vertical ? share(alignment.horizontal) : share(alignment.vertical)
    for index in tracks.indices {
      tracks[index].start += shift * slack
    }
    for line in lines(subviews, tracks, width) {
      for cell in line.cells {
        let frame = CGRect(
          origin: axis == .vertical
            ? CGPoint(x: bounds.minX + cell.start, y: bounds.minY + line.start)
            : CGPoint(x: bounds.minX + line.start, y: bounds.minY + cell.start),
          size: size(along: line.end - line.start, across: cell.length))
        let offer = offer(across: cell.length)
        let dimensions = cell.subview.dimensions(in: offer)
        let origin = cell.subview.node.origin(
          aligning: dimensions, to: cell.alignment ?? alignment, in: frame.size)
        cell.subview.place(
          at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer)
      }
    }
  }

  // MARK: Lines

  private struct Cell {
    let subview: LayoutSubview
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private struct Line {
    var cells: [Cell] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private func lines(
    _ subviews: Subviews, _ tracks: [GridTrack], _ width: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var lastPart: SectionPartNode?
    for subview in subviews {
      let part = subview.node.structuralAncestor(SectionPartNode.self)
      let isWhole = part.map { $0.role != .content } ?? false
      if lines.isEmpty || isWhole || part !== lastPart
        || lines[lines.count - 1].cells.count >= tracks.count
      {
        lines.append(Line(start: lines.last.map { $0.end + spacing } ?? 0))
        lines[lines.count - 1].end = lines[lines.count - 1].start
      }
      lastPart = part
      let index = lines[lines.count - 1].cells.count
      let cell =
        isWhole || tracks.isEmpty
        ? Cell(subview: subview, start: 0, length: width, alignment: nil)
        : Cell(
          subview: subview, start: tracks[index].start, length: tracks[index].length,
          alignment: tracks[index].alignment)
      let size = subview.sizeThatFits(offer(across: cell.length))
      let length = axis == .vertical ? size.height : size.width
      lines[lines.count - 1].cells.append(cell)
      lines[lines.count - 1].end = max(
        lines[lines.count - 1].end, lines[lines.count - 1].start + length)
    }
    return lines
  }

  // MARK: Axes

  private func across(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.width : proposal.height
  }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func offer(across: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: nil)
      : ProposedViewSize(width: nil, height: across)
  }

  private func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
