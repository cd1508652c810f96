import Foundation

/// The sizes a node answered to its latest proposals.
///
/// A stack asks each child for its least, ideal and greatest size and then offers it some length:
/// four entries keep all that one parent asks, so that a node is measured once per proposal.
struct MeasurementCache {
  /// A proposal with nil as a bit pattern of its own, so that comparing is comparing integers.
  private struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    static let unset = UInt64.max

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? Self.unset
      height = proposal.height.map { Double($0).bitPattern } ?? Self.unset
    }

    var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        bits == Self.unset ? nil : CGFloat(Double(bitPattern: bits))
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }
  }

  private var key0 = Key(.unspecified), key1 = Key(.unspecified)
  private var key2 = Key(.unspecified), key3 = Key(.unspecified)
  private var size0 = CGSize.zero, size1 = CGSize.zero, size2 = CGSize.zero, size3 = CGSize.zero
  private(set) var count: UInt8 = 0
  private var next: UInt8 = 0

  /// Whether some size was dropped for a later one.
  private(set) var hasForgotten = false

  var isEmpty: Bool { count == 0 }
  var first: CGSize? { count > 0 ? size0 : nil }

  subscript(index: UInt8) -> (proposal: ProposedViewSize, size: CGSize) {
    switch index {
    case 0: (key0.proposal, size0)
    case 1: (key1.proposal, size1)
    case 2: (key2.proposal, size2)
    default: (key3.proposal, size3)
    }
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    if count > 0, key == key0 { return size0 }
    if count > 1, key == key1 { return size1 }
    if count > 2, key == key2 { return size2 }
    if count > 3, key == key3 { return size3 }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let key = Key(proposal)
    if count == 4 { hasForgotten = true }
    switch next {
    case 0: (key0, size0) = (key, size)
    case 1: (key1, size1) = (key, size)
    case 2: (key2, size2) = (key, size)
    default: (key3, size3) = (key, size)
    }
    next = (next + 1) & 3
    count = Swift.min(count + 1, 4)
  }

  mutating func removeAll() {
    count = 0
    next = 0
    hasForgotten = false
  }
}
