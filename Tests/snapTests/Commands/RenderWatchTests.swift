import Foundation
import Testing

struct RenderWatchTests {
  @Test(.timeLimit(.minutes(3))) func aChangeIsRendered() throws {
    let folder = try PictureFolder()
    let source = URL(fileURLWithPath: folder.path + "/Bar.swift")
    func write(width: String) throws {
      let text = """
        import SwiftUI

        struct Bar: View { var body: some View { Color.red.frame(width: \(width), height: 1) } }
        """
      try Data(text.utf8).write(to: source)
    }
    try write(width: "7")
    let process = try SnapCommand.process(["render", "Bar.swift", "--watch", "-o", "Bar.png"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    defer { process.terminate() }
    // Reads the messages up to the line that says that it waits.
    func wait() throws -> String {
      var text = Data()
      while !String(decoding: text, as: UTF8.self).hasSuffix("waiting for a change\n") {
        text += try #require(try messages.fileHandleForReading.read(upToCount: 1))
      }
      return String(decoding: text, as: UTF8.self)
    }
    #expect(try wait().hasPrefix("rendered in "))
    #expect(try folder.pixelSize(of: "Bar.png") == [7, 1])
    try write(width: "nothing")
    // The picture, which is in the watched folder, is no change.
    #expect(try wait().contains("cannot find 'nothing' in scope"))
    try write(width: "9")
    #expect(try wait().hasPrefix("rendered in "))
    #expect(try folder.pixelSize(of: "Bar.png") == [9, 1])
  }
}
