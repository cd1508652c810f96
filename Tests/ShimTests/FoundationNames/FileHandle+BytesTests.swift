import FoundationNames
import Testing

struct FileHandleBytesTests {
  @Test func theBytesOfAFileAreReadOneByOne() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab\ncd\n".utf8))
    try pipe.fileHandleForWriting.close()
    var lines: [String] = []
    for try await line in pipe.fileHandleForReading.bytes.lines { lines.append(line) }
    #expect(lines == ["ab", "cd"])
  }
}
