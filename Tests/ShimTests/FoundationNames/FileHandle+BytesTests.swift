import Foundation
import FoundationNames
import Testing

struct FileHandleBytesTests {
  @Test func theBytesOfAFileAreReadOneByOne() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab\ncd\n".utf8))
    try pipe.fileHandleForWriting.close()
    var bytes: [UInt8] = []
    for try await byte in pipe.fileHandleForReading.bytes { bytes.append(byte) }
    #expect(bytes == Array("ab\ncd\n".utf8))
  }
}
