import LayoutDSL
import Testing

@testable import ViewCore

struct AlignmentKeyTests {
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test func keysOfOneGuideAreEqual() {
    #expect(AlignmentKey(Own.self, axis: .horizontal) == AlignmentKey(Own.self, axis: .horizontal))
    #expect(AlignmentKey(Own.self, axis: .horizontal) != AlignmentKey(Own.self, axis: .vertical))
    #expect(AlignmentKey(Own.self, axis: .vertical) != AlignmentKey(Other.self, axis: .vertical))
    #expect(Set([HorizontalAlignment.center.key, HorizontalAlignment.center.key]).count == 1)
  }

  @Test func valuesAreMergedByTheRuleOfTheGuide() {
    let average = AlignmentKey(Own.self, axis: .horizontal)
    #expect(average.merge([]) == nil)
    #expect(average.merge([4]) == 4 && average.merge([1, 5, -3]) == 1)
    #expect(VerticalAlignment.firstTextBaseline.key.merge([7, 3, 5]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.key.merge([7, 3, 5]) == 7)
    #expect(HorizontalAlignment.leading.key.merge([7, 3]) == nil)
  }

  /// Guides are made on all threads, and a guide is made once.
  @Test func keysMadeTogetherAreEqual() async {
    enum New: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let keys = await withTaskGroup(of: AlignmentKey.self) { group in
      for _ in 0..<32 { group.addTask { AlignmentKey(New.self, axis: .vertical) } }
      return await group.reduce(into: Set<AlignmentKey>()) { $0.insert($1) }
    }
    #expect(keys.count == 1)
  }
}
