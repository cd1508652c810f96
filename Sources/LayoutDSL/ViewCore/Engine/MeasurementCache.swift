import Foundation

/// The sizes of a node for its latest proposals.
///
/// A stack measures each child for its minimum, ideal and maximum size and then for its share: six
/// entries hold all proposals of one parent, so a node is measured once per proposal. Most nodes
/// need only one entry; memory for more is allocated on demand.
struct MeasurementCache {
  /// A proposal in which nil has its own bit pattern, so that comparison is integer comparison.
  private struct Entry {
    var width = UInt64.max
    var height = UInt64.max
    var size = CGSize.zero

    init() {}

    init(_ proposal: ProposedViewSize, size: CGSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
      self.size = size
    }

    @inline(__always)
    static func bits(_ length: CGFloat?) -> UInt64 {
      guard let length else { return .max }
      return Double(length).bitPattern
    }

    var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        bits == .max ? nil : CGFloat(Double(bitPattern: bits))
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }

    @inline(__always)
    func answers(_ width: UInt64, _ height: UInt64) -> Bool {
      self.width == width && self.height == height
    }
  }

  private static let apart = 5

  private var entry = Entry()
  private var further: UnsafeMutablePointer<Entry>?
  private(set) var count: UInt8 = 0
  private var next: UInt8 = 0
  /// Whether an entry was evicted.
  private(set) var hasForgotten = false

  var isEmpty: Bool { count == 0 }
  var first: CGSize? { count > 0 ? entry.size : nil }

  subscript(index: UInt8) -> (proposal: ProposedViewSize, size: CGSize) {
    let entry = index == 0 ? entry : further?[Int(index) - 1] ?? entry
    return (entry.proposal, entry.size)
  }

  @inline(__always)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    if count == 0 { return nil }
    let width = Entry.bits(proposal.width), height = Entry.bits(proposal.height)
    if entry.answers(width, height) { return entry.size }
    guard count > 1, let further else { return nil }
    for index in 0..<Int(count) - 1 where further[index].answers(width, height) {
      return further[index].size
    }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal, size: size)
    if count == 1 + UInt8(Self.apart) { hasForgotten = true } else { count += 1 }
    if next == 0 {
      self.entry = entry
    } else {
      let further = further ?? .allocate(capacity: Self.apart)
      self.further = further
      further[Int(next) - 1] = entry
    }
    next = next == UInt8(Self.apart) ? 0 : next + 1
  }

  /// Clears the cache and returns the previous one, which the caller has to release with `letGo`.
  mutating func takeAll() -> MeasurementCache {
    defer { self = MeasurementCache() }
    return self
  }

  mutating func letGo() {
    further?.deallocate()
    further = nil
    count = 0
  }
}
