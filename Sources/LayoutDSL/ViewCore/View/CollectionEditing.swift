import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets to the position before another offset, keeping their order.
  ///
  /// Offsets outside the collection are ignored; `destination` is clamped to the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }
    let target = Swift.min(Swift.max(destination, 0), elements.count)
    let isMoved = Set(moved)
    let before = elements.indices.filter { $0 < target && !isMoved.contains($0) }
    let after = elements.indices.filter { $0 >= target && !isMoved.contains($0) }
    var index = startIndex
    for offset in before + moved + after {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}
