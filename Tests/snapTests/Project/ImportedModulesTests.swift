import Foundation
import Testing

@testable import snap

struct ImportedModulesTests {
  @Test func modulesOfAppleAndWordsInTextAreNoneAndAFileIsReadOnce() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "Card.swift")
    try Data(
      """
      import SwiftUI
      @testable import Theme
      import struct Icons.Arrow
      // import Comment
      let text = "import Text"

      """.utf8
    ).write(to: file)
    let modules = ImportedModules()
    #expect(modules.modules(of: [file.path]) == ["Theme", "Icons", "struct"])
    try FileManager.default.removeItem(at: file)
    let other = folder.url.path + "/./Card.swift"
    #expect(modules.modules(of: [other]).contains("Theme"))
  }
}
