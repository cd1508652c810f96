import Foundation
import ObjectiveCNames
import Testing

struct DarwinFilesTests {
  @Test func timesOfAFileHaveTheNamesOfDarwin() {
    var status = stat()
    status.st_mtimespec = timespec(tv_sec: 3, tv_nsec: 4)
    status.st_atimespec.tv_sec = 5
    status.st_ctimespec.tv_sec = 6
    #expect(status.st_mtim.tv_sec == 3 && status.st_mtim.tv_nsec == 4)
    #expect(status.st_atim.tv_sec == 5 && status.st_ctim.tv_sec == 6)
  }

  /// Bytes in memory that a stream reads and writes.
  private final class Memory {
    var bytes: [CChar]
    var position = 0
    var isClosed = false

    init(_ bytes: [CChar]) {
      self.bytes = bytes
    }

    static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory {
      cookie.map { Unmanaged<Memory>.fromOpaque($0).takeUnretainedValue() } ?? Memory([])
    }
  }

  private func open(_ memory: Memory) -> UnsafeMutablePointer<FILE>? {
    funopen(
      Unmanaged.passUnretained(memory).toOpaque(),
      { cookie, bytes, count in
        let memory = Memory.of(cookie)
        let part = memory.bytes.dropFirst(memory.position).prefix(Int(count))
        for (index, byte) in part.enumerated() { bytes?[index] = byte }
        memory.position += part.count
        return Int32(part.count)
      },
      { cookie, bytes, count in
        let memory = Memory.of(cookie)
        memory.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
        memory.position = memory.bytes.count
        return count
      },
      { cookie, offset, origin in
        let memory = Memory.of(cookie)
        let starts = [SEEK_SET: 0, SEEK_CUR: memory.position, SEEK_END: memory.bytes.count]
        memory.position = (starts[origin] ?? 0) + Int(offset)
        return fpos_t(memory.position)
      },
      { cookie in
        Memory.of(cookie).isClosed = true
        return 0
      })
  }

  @Test func functionsReadWriteMoveAndCloseAStream() throws {
    let memory = Memory([1, 2, 3, 4])
    let stream = try #require(open(memory))
    var read = [CChar](repeating: 0, count: 2)
    #expect(fseek(stream, 2, SEEK_SET) == 0 && fread(&read, 1, 2, stream) == 2)
    #expect(read == [3, 4])
    #expect(fseek(stream, 0, SEEK_END) == 0 && fwrite([CChar(9)], 1, 1, stream) == 1)
    #expect(fclose(stream) == 0)
    #expect(memory.bytes == [1, 2, 3, 4, 9] && memory.isClosed)
  }

  @Test func aStreamWithoutAFunctionForWritingIsOnlyRead() throws {
    let stream = try #require(funopen(nil, { _, _, _ in 0 }, nil, { _, _, _ in 0 }, nil))
    #expect(fputc(1, stream) == EOF)
    #expect(fclose(stream) == 0)
  }
}
