import CombineNetworking
import Foundation
import Testing

struct URLBytesTests {
  @Test func theLinesOfAFileAreRead() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("one\r\n\ntwö\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "twö", "three"])
    var characters = ""
    for try await character in file.resourceBytes.characters.prefix(3) {
      characters.append(character)
    }
    #expect(characters == "one")
  }
}
