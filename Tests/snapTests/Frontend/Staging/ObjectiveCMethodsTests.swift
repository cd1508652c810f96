import Foundation
import Testing

@testable import snap

struct ObjectiveCMethodsTests {
  private func methods(_ text: String) -> String? {
    let source = StagedSource(Data(text.utf8), conditions: BuildConditions())
    return ObjectiveCMethods(in: source, path: "A.swift")?.source
  }

  @Test func methodsOfATypeAreCalledByNumber() throws {
    let source = try #require(
      methods(
        """
        enum Outer { final class Card: UIView {
          @objc private func tapped(_ sender: UIButton!, for event: any Event = .none) {}
          @objc(other:) func load() async throws -> Int { 1 }
          @IBAction func done() { func local() {} }
          func plain() {}
          @objc static func shared() {}
          @objc var title: String { "" }
          func afterProperty() {}
        } }
        """))
    #expect(source.contains("extension `Outer`.`Card`: nonisolated"))
    #expect(source.contains("[\"tapped(_:for:)\", \"other:\", \"done()\"]"))
    #expect(
      source.contains(
        "if let a0 = _ObjectiveCMethods.argument(arguments, 0, (UIButton?).self), "
          + "let a1 = _ObjectiveCMethods.argument(arguments, 1, (any Event).self) "
          + "{ return self.`tapped`(a0, `for`: a1) }"))
    #expect(source.contains("case 1: _Concurrency.Task { try? await self.`load`() }"))
    #expect(source.contains("case 2: return self.`done`()"))
  }

  @Test func outletsAreSetByTheirNames() throws {
    let source = try #require(
      methods(
        """
        class A: UIView {
          @IBOutlet private weak var name: UILabel!
          @IBInspectable var radius = 0.5
          var window: UIWindow?
          var other: UIWindow?
          override func awakeFromNib() {}
        }
        """))
    #expect(
      source.contains("[\"setName:\", \"setRadius:\", \"setWindow:\", \"awakeFromNib()\"]"))
    #expect(source.contains("case 0: return _ObjectiveCMethods.set(&self.`name`, arguments)"))
  }

  @Test func overridesOfForwardingAreCalledByTheirNames() throws {
    let source = try #require(
      methods(
        """
        class A: NSObject {
          override func responds(to selector: Selector!) -> Bool { true }
          override func forwardingTarget(for selector: Selector!) -> Any? { nil }
        }
        """))
    #expect(source.contains("[\"responds(to:)\", \"forwardingTarget(for:)\"]"))
  }

  @Test func extensionsAndMembersAreMeant() throws {
    let source = try #require(
      methods("@objc extension A.B { func one() {} }\n@objcMembers class C { func two() {} }"))
    #expect(source.contains("[\"one()\"]") && source.contains("[\"two()\"]"))
  }

  @Test(arguments: [
    "class A { func a() {} }", "@objc protocol A { func a() }",
    "class A { @objc func a(_ b: (Int) -> Void) {} }",
    "class A { @objc func a(_ b: inout Int) {} }",
    "class A { @objc func a<B: C>(_ b: B) {} }", "func a() { class A { @objc func b() {} } }",
    "struct A { private class B { @objc func b() {} } }", "// @objc func a() {}",
    "class A { @Other @OtherActor @objc func a() {} }",
  ])
  func aSelectorCannotNameTheRest(text: String) {
    #expect(methods(text) == nil)
  }
}
