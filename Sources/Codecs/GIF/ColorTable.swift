import Drawing

/// The colours of some pixels, numbered in order of first occurrence, with their counts.
///
/// A hash table with open addressing, because a colour is looked up for every pixel of an
/// animation.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  private(set) var counts: [Int] = []
  /// The numbers of colours plus 1; 0 marks a free slot.
  private var slots = [Int32](repeating: 0, count: 1024)

  /// Adds `count` pixels of a colour and returns its number.
  mutating func number(of color: UInt32, adding count: Int) -> Int32 {
    var slot = slot(of: color)
    if slots[slot] == 0 {
      if colors.count * 2 >= slots.count {
        grow()
        slot = self.slot(of: color)
      }
      colors.append(color)
      counts.append(0)
      slots[slot] = Int32(colors.count)
    }
    let number = slots[slot] - 1
    counts[Int(number)] += count
    return number
  }

  private func slot(of color: UInt32) -> Int {
    let mask = slots.count - 1
    // Knuth's multiplicative hashing.
    var slot = Int((color &* 2_654_435_769) >> 8) & mask
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, color) in colors.enumerated() { slots[slot(of: color)] = Int32(index + 1) }
  }
}
