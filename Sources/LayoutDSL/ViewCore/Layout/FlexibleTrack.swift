import Foundation

/// A column or row of a grid in the division of space.
struct FlexibleTrack {
  /// The lengths for proposals of 0 and ∞, in points.
  var least: CGFloat
  var greatest: CGFloat
  /// The priority of the track; higher priorities are served first.
  var priority: Double

  /// The difference between the maximum and the minimum length.
  var flexibility: CGFloat { greatest == least ? 0 : greatest - least }
}

extension [FlexibleTrack] {
  /// Divides a length among the tracks as a stack does.
  ///
  /// The highest priority is first and, within a priority, the least flexible track; of equally
  /// flexible tracks, the one with the greater minimum. Each is proposed an equal share. A nil
  /// length gives the ideal lengths. `measure` returns the length of a track for a proposal.
  func dividing(
    _ length: CGFloat?, measure: (_ track: Int, _ offer: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return indices.map { measure($0, nil) } }
    var lengths = [CGFloat](repeating: 0, count: count)
    var remaining = length
    var order = indices.sorted { choosesBefore($0, $1) }[...]
    while let first = order.first {
      let group = order.prefix { self[$0].priority == self[first].priority }
      order = order.dropFirst(group.count)
      let reserved = order.reduce(0) { $0 + self[$1].least }
      var left = group.count
      for track in group {
        lengths[track] = measure(track, Swift.max((remaining - reserved) / CGFloat(left), 0))
        if remaining.isFinite { remaining -= lengths[track] }
        left -= 1
      }
    }
    return lengths
  }

  private func choosesBefore(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (self[first], self[second])
    if one.priority != other.priority { return one.priority > other.priority }
    if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
    if one.least != other.least { return one.least > other.least }
    return first < second
  }
}
