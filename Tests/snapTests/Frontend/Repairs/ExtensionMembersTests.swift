import Foundation
import Testing

@testable import snap

struct ExtensionMembersTests {
  private func source(_ text: String) throws -> SourceFile {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("members-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try SourceFile(path: file.path)
  }

  @Test func theMembersOfAnExtensionMoveIntoTheClassWithTheirLines() throws {
    var file = try source(
      """
      class A: B {
        var text = "}"
      }
      struct Other {}
      extension A: C {
        override func f() { g("{") }
      }
      """)
    let isMoved = file.moveMembers(ofExtensionAround: 6)
    #expect(isMoved)
    let lines = String(decoding: file.staged, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let place = "#sourceLocation(file: \"\(file.path)\", line:"
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
        "class A: B {", "var text = \"}\"", "\(place) 5)", "override func f() { g(\"{\") }",
        "\(place) 3)", "}", "struct Other {}", "extension A: C {", "}",
      ])
    #expect(file.isInClass(6) && !file.isInClass(5))
    #expect(file.stagedIndex(ofLine: 4).map { lines[$0] } == "struct Other {}")
    let isMovedAgain = file.moveMembers(ofExtensionAround: 6)
    #expect(!isMovedAgain, "it is in the class now")
  }

  @Test func theExtensionsThatDeclareAMemberMove() throws {
    let text = """
      public class A {}
      public extension A { func f() {}; override func h() {} }
      extension A { func g() {} }
      """
    var file = try source(text)
    let isMoved = file.moveMembers(ofExtensionsOf: "A", declaring: "f")
    #expect(isMoved)
    let staged = String(decoding: file.staged, as: UTF8.self)
    #expect(staged.contains(" func f() {}; public override func h() {} "))
    #expect(staged.contains("\nextension A { func g() {} }"))
    let others = [
      file.moveMembers(ofExtensionsOf: "A", declaring: "x"),
      file.moveMembers(ofExtensionsOf: "B", declaring: "g"),
    ]
    #expect(others == [false, false])
    #expect(file.declares("g", inExtensionOf: "A") && !file.declares("f", inExtensionOf: "A"))
  }

  @Test func conditionalAndPrivateExtensionsStay() throws {
    var file = try source(
      "class A<T> {}\nextension A where T: P { func f() {} }\nprivate extension A { func g() {} }")
    let moves = [
      file.moveMembers(ofExtensionAround: 2), file.moveMembers(ofExtensionAround: 3),
    ]
    #expect(moves == [false, false])
  }

  @Test func overridesInExtensionsAreCalled() throws {
    let pictures = try PictureFolder()
    let source = """
      import UIKit
      import SwiftUI
      class Base: UIViewController {}
      @objc extension Base {
        func fill() {}
      }
      class Red: Base {}
      extension Red {
        override func viewDidLoad() {
          super.viewDidLoad()
          fill()
        }
        override func fill() {
          super.fill()
          view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
      }
      #Preview { Red() }
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: "\(pictures.path)/Red.swift"))
    let run = try SnapCommand.run(
      arguments: ["render", "Red.swift", "-o", "a.png", "--size", "20x20"],
      in: URL(fileURLWithPath: pictures.path))
    #expect(run.exitCode == 0 && !run.messages.contains("warning"), "\(run.messages)")
    #expect(try pictures.redColumns(of: "a.png") == 0..<20)
  }
}
