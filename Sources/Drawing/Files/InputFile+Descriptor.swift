import Foundation

extension InputFile {
  /// Reads an open file to its end, or to a number of bytes.
  ///
  /// A signal may interrupt the system's `read`. Foundation's `FileHandle` throws then and loses
  /// what it has read, and `readDataToEndOfFile` and `availableData` trap.
  package static func data(
    from file: Int32, upToCount limit: Int = .max
  ) throws(InputError) -> Data {
    var data = Data()
    while data.count < limit {
      let part = try nextData(from: file, upToCount: limit - data.count)
      if part.isEmpty { break }
      data += part
    }
    return data
  }

  /// Waits for bytes of an open file and returns those that have come; empty at its end.
  package static func nextData(
    from file: Int32, upToCount limit: Int = .max
  ) throws(InputError) -> Data {
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    var count: Int
    repeat { count = read(file, &buffer, buffer.count) } while count < 0 && errno == EINTR
    guard count >= 0 else { throw InputError(errno) }
    return Data(buffer[..<count])
  }
}
