import Foundation
import Testing

@testable import Render
@testable import snap

struct FontFileTests {
  /// A font without a file is missing, so a warning names it.
  @Test(arguments: ["CGFont(\"Quicksand-Regular\" as CFString)!", "CGFont(provider)!"])
  func aFontOfCoreTextIsRegistered(font: String) throws {
    let file = try #require(
      FontCatalog.standardFolders.map { "\($0)/Quicksand-Regular.ttf" }
        .first(where: FileManager.default.fileExists))
    let view = """
      import CoreText
      import SwiftUI

      struct Note: View {
        private let font: CTFont

        init() {
          let provider = CGDataProvider(url: URL(fileURLWithPath: "\(file)") as CFURL)!
          font = CTFontCreateWithGraphicsFont(\(font), 20, nil, nil)
          _ = provider
        }

        var body: some View { Text("Note").font(Font(font)) }
      }
      """
    let folder = try TemporaryFolder(with: ["Note.swift": view])
    defer { folder.remove() }
    let render = try SnapCommand.run(
      arguments: ["render", "Note.swift", "-o", "note.png"], in: folder.url)
    let isRegistered = font.contains("provider")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(render.messages.contains("Quicksand-Regular") != isRegistered, "\(render.messages)")
  }
}
