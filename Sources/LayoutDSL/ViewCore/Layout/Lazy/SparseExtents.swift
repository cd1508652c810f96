import Foundation

/// The lengths of many elements of which few have been measured, with sums over any prefix.
///
/// An unmeasured element counts with the average of the measured ones. Before `anchor`, it counts
/// with the average at the time the anchor was set, so elements there do not move when later ones
/// are measured. Lengths are stored in sparse pages, so costs depend on the number of measured
/// elements rather than on the total.
struct SparseExtents {
  private struct Page {
    /// NaN for elements that are not measured.
    var values = [CGFloat](repeating: .nan, count: SparseExtents.pageLength)
    var sum: CGFloat = 0
    var measured = 0

    mutating func set(_ value: CGFloat, at position: Int, former: CGFloat?) {
      values[position] = value
      sum += value - (former ?? 0)
      if former == nil { measured += 1 }
    }

    /// Returns the page with only its first elements.
    func prefix(_ length: Int) -> Page {
      var result = Page()
      for (position, value) in values.prefix(length).enumerated() where !value.isNaN {
        result.set(value, at: position, former: nil)
      }
      return result
    }
  }

  private static let pageLength = 256

  private(set) var count = 0
  /// The length of each element while none has been measured.
  var estimate: CGFloat = 0
  private var pages: [Int: Page] = [:]
  private var measured = 0
  private var sum: CGFloat = 0
  /// The common length of all measured elements, if they have one; sums are then exact.
  private var common: CGFloat?
  /// The index before which unmeasured elements count with `leadingEstimate`.
  private var anchor = 0
  private var leadingEstimate: CGFloat = 0

  /// The pages in order, each with the sum and number of the measured elements before it.
  private var index: [(page: Int, sum: CGFloat, measured: Int)] = []
  private var indexIsStale = false

  /// The length of an unmeasured element.
  var average: CGFloat {
    measured == 0 ? estimate : common ?? sum / CGFloat(measured)
  }

  /// Returns the length of an element, if it was measured.
  func value(at position: Int) -> CGFloat? {
    guard let page = pages[position / Self.pageLength] else { return nil }
    let value = page.values[position % Self.pageLength]
    return value.isNaN ? nil : value
  }

  mutating func set(_ value: CGFloat, at position: Int) {
    let former = self.value(at: position)
    guard former != value else { return }
    if measured == 0 || (measured == 1 && former != nil) {
      common = value
    } else if common != value {
      common = nil
    }
    pages[position / Self.pageLength, default: Page()].set(
      value, at: position % Self.pageLength, former: former)
    measured += former == nil ? 1 : 0
    sum += value - (former ?? 0)
    indexIsStale = true
  }

  /// Changes the number of elements by adding or removing at the end.
  mutating func resize(to newCount: Int) {
    if newCount < count {
      for position in pages.keys where position * Self.pageLength >= newCount {
        remove(position)
      }
      let last = newCount / Self.pageLength
      if var page = pages[last] {
        remove(last)
        page = page.prefix(newCount % Self.pageLength)
        if page.measured > 0 {
          pages[last] = page
          measured += page.measured
          sum += page.sum
        }
      }
      if measured == 0 { sum = 0 }
      indexIsStale = true
    }
    count = newCount
    anchor = min(anchor, count)
  }

  private mutating func remove(_ position: Int) {
    guard let page = pages.removeValue(forKey: position) else { return }
    if measured == page.measured { estimate = average }
    measured -= page.measured
    sum -= page.sum
  }

  /// Discards all measurements except their average.
  mutating func removeAll() {
    estimate = average
    pages = [:]
    measured = 0
    sum = 0
    common = nil
    anchor = 0
    indexIsStale = true
  }

  /// Keeps the position of an element when elements after it are measured.
  mutating func setAnchor(_ position: Int) {
    let (sum, measured) = measuredPart(of: position)
    if position > measured, !isUniform {
      leadingEstimate = (prefix(position) - sum) / CGFloat(position - measured)
    } else {
      leadingEstimate = average
    }
    anchor = position
  }

  /// Whether all elements, measured or not, have the same length.
  private var isUniform: Bool {
    (measured == 0 || common != nil) && (anchor == 0 || leadingEstimate == average)
  }

  /// Returns the sum of the lengths of the first elements.
  mutating func prefix(_ length: Int) -> CGFloat {
    if isUniform { return CGFloat(length) * average }
    let part = measuredPart(of: length)
    let unmeasured = length - part.measured
    let leading = length <= anchor ? unmeasured : anchor - measuredPart(of: anchor).measured
    return part.sum + CGFloat(leading) * leadingEstimate + CGFloat(unmeasured - leading) * average
  }

  /// Whether all of the first elements have been measured.
  mutating func isMeasured(_ length: Int) -> Bool {
    measuredPart(of: length).measured == length
  }

  var total: CGFloat {
    mutating get { prefix(count) }
  }

  /// Returns the first element that ends beyond a distance from the start; `count` if there is
  /// none.
  mutating func firstIndex(endingAfter distance: CGFloat) -> Int {
    guard distance >= 0 else { return 0 }
    var low = 0, high = count
    while low < high {
      let middle = low + (high - low) / 2
      if prefix(middle + 1) > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func measuredPart(of length: Int) -> (sum: CGFloat, measured: Int) {
    if indexIsStale { rebuildIndex() }
    let page = length / Self.pageLength
    var low = 0, high = index.count
    while low < high {
      let middle = (low + high) / 2
      if index[middle].page < page { low = middle + 1 } else { high = middle }
    }
    guard low < index.count else { return (sum, measured) }
    var result = (sum: index[low].sum, measured: index[low].measured)
    if index[low].page == page, let values = pages[page]?.values {
      for value in values[..<(length % Self.pageLength)] where !value.isNaN {
        result.sum += value
        result.measured += 1
      }
    }
    return result
  }

  private mutating func rebuildIndex() {
    indexIsStale = false
    index.removeAll(keepingCapacity: true)
    var sum: CGFloat = 0
    var measured = 0
    for position in pages.keys.sorted() {
      guard let page = pages[position] else { continue }
      index.append((position, sum, measured))
      sum += page.sum
      measured += page.measured
    }
  }
}
