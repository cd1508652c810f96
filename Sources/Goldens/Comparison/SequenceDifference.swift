/// The elements by which two sequences differ, found in almost linear time: a golden may have any
/// number of lines.
///
/// 1. Sequences that are short enough are compared exactly.
/// 2. Otherwise equal elements at both ends are kept. So are, of the elements that occur once in
///    each sequence, as many as have the same order.
/// 3. The elements between those are compared exactly as long as that is cheap; after that, all of
///    them differ.
struct SequenceDifference {
  /// The indices in the old sequence of elements that the new one does not have.
  private(set) var removed: Set<Int> = []
  /// The indices in the new sequence of elements that the old one does not have.
  private(set) var inserted: Set<Int> = []
  /// The squared lengths that are still compared exactly.
  private var budget = 4_000_000

  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    var numbers: [Element: Int] = [:]
    func number(of element: Element) -> Int {
      if let known = numbers[element] { return known }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    let first = old.map(number)[...], second = new.map(number)[...]
    if !compareExactly(first, second) { compareByAnchors(first, second) }
  }

  /// Compares two parts exactly if that is cheap; returns whether it is.
  private mutating func compareExactly(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Bool {
    guard !old.isEmpty, !new.isEmpty else {
      differ(old, new)
      return true
    }
    let length = old.count + new.count
    guard length <= 2_000, length * length <= budget else { return false }
    budget -= length * length
    for edit in new.difference(from: old) {
      switch edit {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    return true
  }

  private mutating func compareByAnchors(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    var old = old, new = new
    let start = zip(old, new).prefix { $0 == $1 }.count
    old = old.dropFirst(start)
    new = new.dropFirst(start)
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    old = old.dropLast(end)
    new = new.dropLast(end)
    for anchor in Self.anchors(old, new) {
      comparePart(old[..<anchor.old], new[..<anchor.new])
      old = old[(anchor.old + 1)...]
      new = new[(anchor.new + 1)...]
    }
    comparePart(old, new)
  }

  private mutating func comparePart(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    if !compareExactly(old, new) { differ(old, new) }
  }

  private mutating func differ(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    removed.formUnion(old.indices)
    inserted.formUnion(new.indices)
  }

  /// Returns the places of elements that occur once in both parts, as many as have the same order.
  private static func anchors(
    _ old: ArraySlice<Int>, _ new: ArraySlice<Int>
  ) -> [(old: Int, new: Int)] {
    let places = uniquePlaces(new)
    let pairs = uniquePlaces(old).compactMap { number, place in
      places[number].map { (old: place, new: $0) }
    }
    .sorted { $0.old < $1.old }
    // The longest increasing sequence: for each length, the pair with the smallest end.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0, high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var chain: [(old: Int, new: Int)] = []
    var current = ends.last ?? -1
    while current >= 0 {
      chain.append(pairs[current])
      current = previous[current]
    }
    return chain.reversed()
  }

  /// The places of the elements that occur once.
  private static func uniquePlaces(_ part: ArraySlice<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (index, number) in zip(part.indices, part) {
      places[number] = places[number] == nil ? index : -1
    }
    return places.filter { $0.value >= 0 }
  }
}
