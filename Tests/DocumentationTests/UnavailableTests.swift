import Foundation
import Testing

/// The declarations of symbols that are not supported yet.
struct UnavailableTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// A symbol that is supported now must not be declared as unavailable as well.
  @Test func noSupportedSymbolIsDeclaredAsUnavailable() throws {
    let supported = try PublicDeclarations(importing: "SwiftUI", from: Self.sources)
    let folder = Self.sources.appendingPathComponent("LayoutDSL/Unavailable")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var scan = DeclarationScan(text.replacing(#/@available\(\*, unavailable[^\n]*\)/#, with: ""))
      while let declaration = scan.next() {
        guard !declaration.name.hasPrefix("_"), !declaration.owner.hasPrefix("_") else { continue }
        count += 1
        let label: Comment = "\(file): \(declaration.owner) \(declaration.name) is supported"
        switch declaration.content {
        case .type: #expect(!supported.types.contains(declaration.name), label)
        case .member(let member):
          let known = supported.members(named: declaration.name, of: declaration.owner)
          #expect(!known.contains(member), label)
        }
      }
    }
    #expect(count > 15)
  }
}
