import Foundation
import Testing

@testable import snap

struct ManagedDeclarationTests {
  private func staged(_ text: String) -> String {
    let source = StagedSource(Data(text.utf8), conditions: BuildConditions())
    return String(decoding: source.bytes, as: UTF8.self)
  }

  private func accessors(_ name: String) -> String {
    " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
  }

  @Test(arguments: [
    ("@NSManaged public var name: String?", "name", ""),
    ("@NSManaged var count: Int16 // words", "count", " // words"),
    ("@NSManaged var items: Set<Item> /* a */", "items", " /* a */"),
    ("@NSManaged var table: [String: [Int]]?;", "table", ";"),
    ("@NSManaged public private(set) var date: Date!\nvar a = 1", "date", "\nvar a = 1"),
    ("@objc\n@NSManaged\n  var `default`: NSOrderedSet }", "default", " }"),
    ("@NSManaged @objc(other) // why\n dynamic var a:\n  (Int, Int)", "a", ""),
  ])
  func propertiesHaveAccessors(text: String, name: String, rest: String) {
    let result = staged(text)
    #expect(result.hasSuffix(accessors(name) + rest), "\(result)")
    #expect(result.count { $0 == "\n" } == text.count { $0 == "\n" })
    // Columns stay where they are up to the end of the declaration.
    let place = { (text: String) in text.firstRange(of: "var")?.lowerBound.utf16Offset(in: text) }
    #expect(place(result) == place(text))
  }

  @Test func methodsChangeMembers() {
    #expect(
      staged("@NSManaged public func addToItems(_ value: Item)\n").hasSuffix(
        "func addToItems(_ value: Item) { _changeMembers(\"addToItems\", `value`) }\n"))
    #expect(
      staged("@NSManaged func insertIntoItems(_ value: Item, at idx: Int)").hasSuffix(
        " { _changeMembers(\"insertIntoItems\", `value`, `idx`) }"))
    #expect(
      staged("@objc(removeItems:)\n@NSManaged public func removeFromItems(_ values: NSSet)")
        .hasSuffix(" { _changeMembers(\"removeFromItems\", `values`) }"))
  }

  @Test(arguments: [
    "@NSManaged", "@NSManaged var", "@NSManaged var a", "@NSManaged let a: Int",
    "@NSManaged func a(",
    "@NSManaged var a: Int { 1 }", "@NSManaged var a: Int = 1", "@NSManaged func a() -> Int",
    "@NSManaged var a: [Int", "@NSManaged class A {}", "@NSManaged @", "@NSManaged func a(b)",
    "@NSManaged /*", "@NSManaged (", "@NSManaged var `", "@NSManaged private(",
  ])
  func otherDeclarationsAreLeftToTheCompiler(text: String) {
    #expect(staged(text) == text.replacing("@NSManaged", with: "          "))
  }

  @Test func textThatIsNotCompiledHasNoAccessors() {
    let text = "#if os(macOS)\n@NSManaged var a: Int\n#else\n@NSManaged var b: Int\n#endif"
    let lines = staged(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.contains("_managedValue") } == [false, false, false, true, false])
  }

  @Test func theInitializerIsRequired() {
    #expect(
      staged("override init(entity: E, insertInto c: C?)")
        == "required init(entity: E, insertInto c: C?)")
    #expect(staged("override init(frame: E)") == "override init(frame: E)")
  }
}
