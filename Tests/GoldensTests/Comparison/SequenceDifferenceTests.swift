import Testing

@testable import Goldens

struct SequenceDifferenceTests {
  private func difference(_ old: [Int], _ new: [Int]) -> (removed: [Int], inserted: [Int]) {
    let difference = SequenceDifference(from: old, to: new)
    return (difference.removed.sorted(), difference.inserted.sorted())
  }

  @Test func shortSequencesAreComparedExactly() {
    let (removed, inserted) = difference([1, 2, 3, 4], [0, 1, 3, 5, 4])
    #expect(removed == [1])
    #expect(inserted == [0, 3])
    #expect(difference([], [1, 2]).inserted == [0, 1])
    #expect(difference([1, 2], []).removed == [0, 1])
  }

  @Test func whatStaysIsEqual() {
    var generator = SystemRandomNumberGenerator()
    for count in [10, 100, 3_000] {
      let old = (0..<count).map { _ in Int.random(in: 0..<count, using: &generator) }
      let new = (0..<count).map { _ in Int.random(in: 0..<count, using: &generator) }
      let difference = SequenceDifference(from: old, to: new)
      let first = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
      let second = new.indices.filter { !difference.inserted.contains($0) }.map { new[$0] }
      #expect(first == second)
    }
  }

  @Test func longSequencesAreComparedAroundTheirUniqueElements() {
    let old = Array(0..<20_000)
    var new = old
    new.remove(at: 9_000)
    new.insert(-1, at: 15_000)
    new.insert(-2, at: 0)
    #expect(difference(old, new).removed == [9_000])
    #expect(difference(old, new).inserted == [0, 15_001])
  }

  /// A comparison whose time grows with the square of the lengths takes days.
  @Test(.timeLimit(.minutes(5))) func lengthsAreNotLimited() {
    let count = 200_000
    let same = [Int](repeating: 1, count: count)
    #expect(difference(same, [1, 1]).removed.count == count - 2)
    let forward = Array(0..<count), backward = Array(forward.reversed())
    #expect(difference(forward, backward).removed.count == count - 1)
    let pairs = forward.map { $0 / 2 }
    #expect(difference(pairs, pairs.reversed()).removed.count <= count)
  }
}
