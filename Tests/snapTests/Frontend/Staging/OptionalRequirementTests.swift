import Foundation
import Testing

@testable import snap

struct OptionalRequirementTests {
  private func staged(_ text: String) -> [Substring] {
    let source = StagedSource(
      Data(text.utf8), conditions: BuildConditions())
    return String(decoding: source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func anOptionalRequirementHasAnImplementationAfterTheLastLine() {
    let lines = staged(
      """
      @objc public protocol Sheet: AnyObject {
        @objc optional func didOpen(_ sheet: Int, at: (Int) -> Void) // -> Int
        @objc optional func title(for sheet: Int) -> String?
        @objc optional var tint: Int? { get set }
      }
      let optional = 1
      """)
    #expect(lines[1].trimmingCharacters(in: .whitespaces).hasPrefix("func didOpen"))
    #expect(lines[5] == "let optional = 1")
    #expect(
      lines[6...] == [
        "extension Sheet { public func didOpen(_ sheet: Int, at: (Int) -> Void)  {  } }",
        "extension Sheet { public func title(for sheet: Int) -> String? { nil } }",
        "extension Sheet { public var tint: Int? { get { nil } set {} } }",
      ])
  }

  @Test func aResultThatCannotBeNilHasToBeImplemented() {
    let lines = staged("@objc protocol Rows {\n  @objc optional func count() -> Int\n}")
    #expect(lines.count == 3)
    #expect(lines[1].trimmingCharacters(in: .whitespaces) == "func count() -> Int")
  }

  @Test func onlyClassesHaveAProtocolOfObjectiveC() {
    #expect(staged("@objc protocol A {}")[0] == "      protocol A: AnyObject {}")
    #expect(staged("@objc\npublic protocol A {}")[1] == "public protocol A: AnyObject {}")
    #expect(staged("@objc protocol A: B {}")[0] == "      protocol A: B {}")
    #expect(staged("class C { @objc func f() {} }\nprotocol A {}")[1] == "protocol A {}")
  }
}
