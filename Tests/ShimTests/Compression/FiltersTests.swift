import Compression
import Foundation
import Testing

struct FiltersTests {
  private let text = Data(String(repeating: "deflate ", count: 100).utf8)

  /// Passes pieces of seven bytes through a filter.
  private func filtered(
    _ operation: FilterOperation, _ data: Data, capacity: Int
  ) throws -> Data {
    var result = Data()
    let filter = try OutputFilter(operation, using: .zlib, bufferCapacity: capacity) { piece in
      if let piece { result.append(piece) }
    }
    for start in stride(from: 0, to: data.count, by: 7) {
      try filter.write(data.dropFirst(start).prefix(7))
    }
    try filter.finalize()
    return result
  }

  @Test func bytesReturnFromAFilterPieceByPiece() throws {
    let packed = try filtered(.compress, text, capacity: 8)
    #expect(try filtered(.decompress, packed, capacity: 16) == text)
    var rest = packed
    let input = try InputFilter<Data>(.decompress, using: .zlib) { _ in
      defer { rest = rest.dropFirst(5) }
      return Data(rest.prefix(5))
    }
    var result = Data()
    while let piece = try input.readData(ofLength: 33) { result.append(piece) }
    #expect(result == text)
  }

  @Test func bytesThatAreNotValidAndOtherAlgorithmsThrow() {
    #expect(throws: FilterError.invalidData) { try filtered(.decompress, text, capacity: 16) }
    #expect(throws: FilterError.invalidState) {
      try OutputFilter(.compress, using: .lzfse) { _ in }
    }
  }
}
