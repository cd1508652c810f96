import Foundation
import Testing

@testable import snap

struct DeclarationRepairTests {
  private func source(_ text: String) throws -> SourceFile {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("repair-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try SourceFile(path: file.path)
  }

  private func repaired(_ text: String, after message: String) throws -> String? {
    var sources = [try source(text)]
    let messages = CompilerMessages("\(sources[0].path):\(message)")
    guard sources.repairDeclarations(after: messages) else { return nil }
    return String(decoding: sources[0].staged, as: UTF8.self)
  }

  @Test func anAmbiguousReplacementIsDisfavored() throws {
    let text = "extension View {\n  public func badge(_ n: Int) -> some View { self }\n}\n"
    let message = "9:1: error: ambiguous use of 'badge(_:)'"
    let new = try #require(try repaired(text, after: message))
    #expect(new == text.replacing("public func", with: "@_disfavoredOverload public func"))
    #expect(try repaired(new, after: message) == nil)
    #expect(try repaired(text, after: "9:1: error: ambiguous use of 'tint'") == nil)
    #expect(try repaired(text, after: "9:1: error: cannot find 'badge' in scope") == nil)
  }

  @Test func aBranchForALaterSystemIsRemovedIfItsViewDiffers() throws {
    let text = """
      extension View {
        func glass(_ a: Int) -> some View {
          if false                   {  // "}"
            return modifier(Glass("}"))
          } else {
            return modifier(Plain())
          }
        }
      }
      """
    let message =
      "2:8: error: function declares an opaque return type 'some View', but the return statements in "
      + "its body do not have matching underlying types [#OpaqueTypeInference]"
    let new = try #require(try repaired(text, after: message))
    #expect(new.count == text.count && !new.contains("Glass") && !new.contains("else"))
    #expect(new.contains("return modifier(Plain())") && new.filter { $0 == "{" }.count == 2)
    #expect(try repaired(new, after: message) == nil)
  }

  @Test func anObsoleteDeclarationThatIsUsedIsAvailable() throws {
    let text = "@available(iOS, introduced: 13, obsoleted: 15)\nvar texts: Int { 1 }\n"
    let message = "9:1: error: 'texts' is unavailable"
    let new = try #require(try repaired(text, after: message))
    #expect(new.hasPrefix("@available(*, deprecated)") && new.count == text.count)
    #expect(try repaired(new, after: message) == nil)
    #expect(try repaired(text, after: "9:1: error: 'texts' is unavailable in iOS") == nil)
  }

  @Test func aValueThatIsOptionalInObjectiveCIsUnwrappedOnce() throws {
    let text = "let title = (annotation?.title!!)!\n"
    let message = "1:1: error: cannot force unwrap value of non-optional type 'String'"
    #expect(try repaired(text, after: message) == "let title = (annotation?.title! )!\n")
  }

  @Test func aConventionOfObjectiveCIsRemoved() throws {
    let text = "typealias Body =\n  @convention(block) (UnsafePointer<Row>) -> Void\n"
    let message =
      "2:3: error: '(UnsafePointer<Row>) -> Void' is not representable in Objective-C, so it cannot "
      + "be used with '@convention(block)'"
    #expect(
      try repaired(text, after: message)
        == text.replacing("@convention(block)", with: String(repeating: " ", count: 18)))
    #expect(try repaired("let a = 1", after: message) == nil)
  }

  @Test func anOverrideInAnExtensionGetsAnotherName() throws {
    let text = "extension Bar {\n  override open func viewDidLoad() {}\n}\n"
    let message =
      "2:22: error: instance method 'viewDidLoad()' declared in 'UIViewController' cannot be "
      + "overridden from extension"
    #expect(
      try repaired(text, after: message)
        == "extension Bar {\n           open func _viewDidLoad() {}\n}\n")
  }

  @Test func anOverrideOfAMemberOfAnExtensionIsDeclaredAnew() throws {
    let removed = "2:17: error: property does not override any property from its superclass"
    let text = "class A: UIView {\n  override var keyCommands: [UIKeyCommand]? { nil }\n}\n"
    let new = try #require(try repaired(text, after: removed))
    #expect(new == text.replacing("override", with: "        "))
    let required = "2:17: error: overriding declaration requires an 'override' keyword"
    #expect(try repaired(new, after: required) == text)
    #expect(try repaired("class A: B {\n  override var a = 1\n}\n", after: removed) == nil)
    #expect(try repaired("class A: B {\n  var a = 1\n}\n", after: required) == nil)
  }

  @Test func anAttributedStringWithoutAnArgumentIsEmpty() throws {
    let message = "1:34: error: missing argument for parameter 'string' in call"
    #expect(
      try repaired("let a = NSMutableAttributedString()\n", after: message)
        == "let a = NSMutableAttributedString(string: \"\")\n")
    #expect(
      try repaired("let a: NSAttributedString = .init()\n", after: message)
        == "let a: NSAttributedString = .init(string: \"\")\n")
    #expect(try repaired("let a = Card()\n", after: message) == nil)
  }

  @Test func theNameOfTheModuleBeforeItsTypesIsRemoved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Icons-\(UUID())/Icons")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appending(path: "Icon.swift").path
    try Data("struct Icon {}\nlet a: Icons.Icon = Icons.Icon()\n".utf8)
      .write(to: URL(filePath: file))
    var sources = try SourceFile.files(at: [file])
    let messages = CompilerMessages("\(file):2:8: error: cannot find type 'Icons' in scope")
    let isChanged = sources.repairDeclarations(after: messages)
    #expect(isChanged)
    #expect(
      String(decoding: sources[0].staged, as: UTF8.self)
        == "struct Icon {}\nlet a:       Icon =       Icon()\n")
    let isChangedAgain = sources.repairDeclarations(after: messages)
    #expect(!isChangedAgain)
  }

  @Test func aModuleWithReplacementsCompiles() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Replacements-\(UUID().uuidString).swift")
    let picture = file.deletingPathExtension().appendingPathExtension("png")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: picture)
    }
    let source = """
      import SwiftUI
      extension View {
        func scrollContentBackground(_ visibility: Visibility) -> some View { self }
        func badge(_ count: Int) -> some View { hidden() }
      }
      #Preview { List { Text("a").badge(3) }.scrollContentBackground(.hidden) }
      """
    try Data(source.utf8).write(to: file)
    #expect(try SnapCommand.run("render", file.path, "-o", picture.path).exitCode == 0)
  }

  @Test func anOverrideInAnExtensionIsReported() throws {
    let pictures = try PictureFolder()
    let file = URL(fileURLWithPath: "\(pictures.path)/Bar.swift")
    let source = """
      import SwiftUI
      import UIKit
      extension Bar { override func viewDidLoad() {} }
      #Preview { Text("a") }
      """
    try Data(source.utf8).write(to: file)
    try Data("import UIKit\nclass Bar: UIViewController {}\n".utf8)
      .write(to: URL(fileURLWithPath: "\(pictures.path)/Class.swift"))
    let run = try SnapCommand.run(
      arguments: ["render", "Bar.swift", "Class.swift", "-o", "a.png"],
      in: URL(fileURLWithPath: pictures.path))
    #expect(run.exitCode == 0)
    #expect(
      run.messages.contains("Bar.swift:3: warning: an override in or of an extension is never"),
      "\(run.messages)")
  }

  @Test func anObjectOfATypeThatIsKnownAtRunTimeIsMadeByUIKit() throws {
    let message =
      "error: constructing an object of class type 'T' with a metatype value must use a 'required' "
      + "initializer"
    #expect(
      try repaired("let a = row.type.init(style: b)\n", after: "1:18: \(message)")
        == "let a = row.type._make(style: b)\n")
    #expect(try repaired("return T()\n", after: "1:8: \(message)") == "return T._make()\n")
    #expect(
      try repaired("return T.init(frame: f)\n", after: "1:8: \(message)")
        == "return T._make(frame: f)\n")
  }

  @Test func oursIsPreferredToAnUnusableTypeOfFoundation() throws {
    let message = "1:8: error: 'NSExpression' is ambiguous for type lookup in this context"
    let text = "let a: NSExpression?\n"
    let new = try #require(try repaired(text, after: message))
    #expect(new == "import class ObjectiveC.NSExpression; " + text)
    #expect(try repaired(new, after: message) == nil)
    #expect(try repaired(text, after: message.replacing("NSExpression", with: "A")) == nil)
  }

  @Test func aMethodThatIsOptionalInObjectiveCIsCalledWithoutQuestionMark() throws {
    let text = "func f() {\n  a?.b?.scroll?(1)\n}\n"
    let message =
      "2:15: error: cannot use optional chaining on non-optional value of type '(Int) -> ()'"
    #expect(try repaired(text, after: message) == "func f() {\n  a?.b?.scroll (1)\n}\n")
    #expect(try repaired(text, after: message.replacing("2:15", with: "2:9")) == nil)
    #expect(try repaired(text, after: message.replacing("(Int) -> ()", with: "Int")) == nil)
  }
}
