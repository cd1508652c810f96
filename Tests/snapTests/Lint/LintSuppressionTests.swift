import Foundation
import LayoutDSL
import SnapRuntime
import Testing

@testable import snap

struct LintSuppressionTests {
  private func suppression(_ text: String) throws -> (LintSuppression, String) {
    let folder = try PictureFolder()
    let path = folder.path + "/A.swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return (LintSuppression([try SourceFile(path: path)]), path)
  }

  @Test func aCommentCountsForItsLineAndTheNext() throws {
    let (comments, path) = try suppression("\n// snap:ignore contrast, overlap - by design\n\n\n")
    func lines(_ rule: LintRule) -> [Int] {
      (1...4).filter { comments.suppresses(rule, at: .init(file: path, line: $0)) }
    }
    #expect(lines(.contrast) == [2, 3])
    #expect(lines(.overlap) == [2, 3])
    #expect(lines(.label) == [])
  }

  @Test func aCommentForAFileCountsEverywhereAndWithoutRulesForAll() throws {
    let (comments, path) = try suppression("// snap:ignore-file label\nText() // snap:ignore\n")
    #expect(comments.suppresses(.label, at: .init(file: path, line: 99)))
    #expect(!comments.suppresses(.contrast, at: .init(file: path, line: 99)))
    #expect(comments.suppresses(.contrast, at: .init(file: path, line: 2)))
    #expect(!comments.suppresses(.label, at: .init(file: "/B.swift", line: 1)))
  }
}
