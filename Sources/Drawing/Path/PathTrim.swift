import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// The length is the sum over all subpaths. Fractions are clamped to 0…1. The result is empty
  /// unless `from` is less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(0, from), to = min(1, to)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let subpaths = self.subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    let start = total * from, end = total * to
    var result: [Element] = []
    var position: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let length = lengths.reduce(0, +)
      let isWhole = length > 0 && position >= start && position + length <= end
      var isDrawing = false
      for (segment, length) in zip(subpath.segments, lengths) {
        let next = position + length
        if next > start, position < end {
          let piece = segment.trimmed(
            from: start - position, to: end - position, length: length)
          if !isDrawing { result.append(.move(to: piece.start)) }
          result.append(piece.element)
          isDrawing = true
        }
        position = next
      }
      if isWhole, subpath.isClosed { result.append(.closeSubpath) }
    }
    return Path(storage: result.isEmpty ? .empty : .elements(result))
  }
}
