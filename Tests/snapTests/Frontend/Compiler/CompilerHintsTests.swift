import Foundation
import Testing

@testable import snap

/// The errors of the compiler, with what it leaves out.
@Suite(.serialized) struct CompilerHintsTests {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
  }

  private func messages(of sources: [String: String]) throws -> String {
    for (name, source) in sources {
      try Data(source.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    let render = try SnapCommand.run(
      arguments: ["render", "."], in: URL(fileURLWithPath: folder.path))
    #expect(render.exitCode == 3)
    return render.messages
  }

  @Test func theOtherTypeOfANameIsNamed() throws {
    let view = "import SwiftUI\n\nstruct Same: View { var body: some View { Color.red } }\n"
    let messages = try messages(of: ["a.swift": view, "b.swift": "\n" + view])
    #expect(messages.hasPrefix("a.swift:3:8: error: invalid redeclaration of 'Same'"))
    #expect(
      messages.hasSuffix("\n./b.swift:4:1: note: 'Same' is declared here too\n"), "\(messages)")
    #expect(!messages.contains("a.swift:3:1"), "\(messages)")
  }

  @Test func aMissingImportIsNamedWhereItIsMissing() throws {
    let view = "struct A: View { var body: some View { Color.red } }\n"
    let note = "note: add 'import SwiftUI' to this file"
    let missing = try messages(of: ["a.swift": view])
    #expect(missing.contains("a.swift:1:1: \(note)\n"), "\(missing)")
    #expect(missing.components(separatedBy: note).count == 2, "\(missing)")
    let own = try messages(of: ["a.swift": "import SwiftUI\nlet a: View_ = 1\n" + view])
    #expect(own.contains("cannot find type 'View_' in scope") && !own.contains(note), "\(own)")
  }

  @Test func notesHaveNoPlacesInOtherFiles() throws {
    let view = """
      import SwiftUI
      struct Person { var name = "" }
      struct A: View {
        let people = [Person()]
        var body: some View { ForEach(people) { Text($0.name) } }
      }

      """
    let messages = try messages(of: ["a.swift": view])
    #expect(messages.contains("\nnote: where 'Data.Element' = 'Person'"), "\(messages)")
    #expect(!messages.contains("ForEach.swift") && !messages.contains("extension ForEach"))
    #expect(messages.contains("\n5 |   var body: some View { ForEach(people)"), "\(messages)")
  }
}
