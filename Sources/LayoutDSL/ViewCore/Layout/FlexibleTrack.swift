import Foundation

/// A column or row of a grid, as far as the division of space looks at it.
struct FlexibleTrack {
  /// The length it takes of no offer and of an endless one, in points.
  var least: CGFloat
  var greatest: CGFloat
  /// When it chooses; the greatest first.
  var priority: Double

  /// How far its length follows the offer.
  var flexibility: CGFloat { greatest == least ? 0 : greatest - least }
}

extension [FlexibleTrack] {
  /// Lets every track take what it wants of a length, as the views of a stack do: those of the
  /// highest priority first, of those the least flexible first from an equal share.
  ///
  /// Nil asks for the ideal lengths. `measure` tells what a track takes of an offer.
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
