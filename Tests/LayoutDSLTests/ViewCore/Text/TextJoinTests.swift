import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct TextJoinTests {
  private let count = 4_096

  private func texts() -> [Text] { (0..<count).map { Text(verbatim: "\($0) ") } }
  private var whole: String { (0..<count).map { "\($0) " }.joined() }

  /// The levels of a balanced tree; those of an AVL tree are at most 1.44 times as many.
  private var fewest: Int { Int.bitWidth - (count - 1).leadingZeroBitCount }

  @Test func textsThatAreAddedOneByOneAreABalancedTree() {
    let appended = texts().reduce(Text(verbatim: ""), +)
    #expect(appended.plainString == whole)
    #expect(appended.join.levels <= fewest * 3 / 2)
    let prepended = texts().reversed().reduce(Text(verbatim: "")) { $1 + $0 }
    #expect(prepended.plainString == whole)
    #expect(prepended.join.levels <= fewest * 3 / 2)
    #expect(appended.segments.count == count + 1)
  }

  @Test func randomGroupsAreABalancedTree() {
    var generator = RandomNumbers(seed: 7)
    var parts = texts()
    while parts.count > 1 {
      let index = Int.random(in: 0..<parts.count - 1, using: &generator)
      parts[index] = parts[index] + parts.remove(at: index + 1)
    }
    #expect(parts[0].plainString == whole)
    #expect(parts[0].join.levels <= fewest * 3 / 2)
  }

  @Test func aTextThatIsTooLongIsCutOff() {
    func resolution(_ text: Text) -> TextResolution {
      TextResolution(text, in: EnvironmentValues(), services: nil)
    }
    let limit = TextResolution.greatestLength
    let half = Text(verbatim: String(repeating: "a", count: limit / 2))
    #expect(resolution(half + half).problems.isEmpty)
    let long = resolution(half + half.bold() + Text(verbatim: "b") + half.italic())
    #expect(long.problems == [.longText])
    #expect(long.text.runs.reduce(0) { $0 + $1.string.utf8.count } == limit)
    #expect(long.attributes.count == long.text.runs.count)
  }

  @Test func textsOfTheSameSegmentsAreEqual() {
    let (a, b, c) = (Text(verbatim: "a"), Text(verbatim: "b"), Text(verbatim: "c"))
    #expect((a + b) + c == a + (b + c))
    #expect(a + b != b + a)
    #expect((a + b).bold() == a.bold() + b.bold())
  }
}
