import Foundation
import Testing

@testable import snap

struct SourceOverlayTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("overlay-\(UUID().uuidString)")

  @Test func onlyChangedSourcesAreCopied() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = folder.appendingPathComponent("plain.swift")
    let changed = folder.appendingPathComponent("changed.swift")
    try Data("let a = 1\n".utf8).write(to: plain)
    try Data("#if os(iOS)\nlet b = 1\n#endif\n".utf8).write(to: changed)
    let sources = try [plain, changed].map { try SourceFile(path: $0.path) }
    #expect(try SourceOverlay([sources[0]], in: folder).arguments.isEmpty)
    let arguments = try SourceOverlay(sources, in: folder).arguments
    #expect(arguments.first == "-vfsoverlay")
    let list = try String(contentsOfFile: arguments[1], encoding: .utf8)
    #expect(list.contains(changed.path) && !list.contains(plain.path))
    let copy = try Data(contentsOf: folder.appendingPathComponent("staged/0.swift"))
    #expect(copy == sources[1].staged)
  }
}
