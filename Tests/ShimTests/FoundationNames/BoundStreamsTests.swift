import Foundation
import FoundationNames
import Testing

struct BoundStreamsTests {
  @Test func oneStreamReadsWhatTheOtherWrites() throws {
    var reading: InputStream?
    var writing: OutputStream?
    Stream.getBoundStreams(withBufferSize: 64, inputStream: &reading, outputStream: &writing)
    let input = try #require(reading)
    let output = try #require(writing)
    input.open()
    output.open()
    #expect(output.write([1, 2, 3], maxLength: 3) == 3)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(input.read(&bytes, maxLength: 8) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    input.close()
    output.close()
  }
}
