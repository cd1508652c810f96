internal import CDeflate
internal import CPNG
import Drawing
import Foundation

extension PDFDocument {
  /// The bytes up to which streams are unpacked.
  private static let byteLimit = 256 << 20

  /// Returns the bytes of a stream without its filters; nil for a filter that is not known.
  ///
  /// The bytes of a JPEG stay packed.
  func bytes(of stream: PDFStream) -> (bytes: [UInt8], isJPEG: Bool)? {
    let filter = resolved(stream.dictionary["Filter"] ?? stream.dictionary["F"])
    let filters: [PDFValue] = if case .array(let all) = filter { all } else { [filter] }
    let parameters = stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"]
    var bytes = Array(stream.packed)
    for (index, filter) in filters.enumerated() {
      switch name(filter) {
      case nil: break
      case "FlateDecode", "Fl":
        guard let unpacked = inflated(bytes) else { return nil }
        let own = array(parameters).map { $0.indices.contains(index) ? $0[index] : .null }
        bytes = unpredicted(unpacked, dictionary(own ?? parameters) ?? [:])
      case "ASCII85Decode", "A85": bytes = Self.ascii85(bytes)
      case "ASCIIHexDecode", "AHx":
        var lexer = PDFLexer((Array("<".utf8) + bytes)[...])
        guard case .value(.string(let decoded)) = lexer.token() else { return nil }
        bytes = decoded
      case "DCTDecode", "DCT": return (bytes, true)
      default: return nil
      }
    }
    return (bytes, false)
  }

  private func inflated(_ packed: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var room = max(1024, packed.count * 4)
    while room <= Self.byteLimit {
      var count = 0
      var bytes = [UInt8](repeating: 0, count: room)
      let result = bytes.withUnsafeMutableBytes { target in
        packed.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, target.baseAddress, target.count, &count)
        }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return Array(bytes.prefix(count))
      case LIBDEFLATE_INSUFFICIENT_SPACE: room *= 4
      default: return nil
      }
    }
    return nil
  }

  /// Returns rows without the predictor of TIFF or PNG.
  private func unpredicted(_ bytes: [UInt8], _ parameters: [String: PDFValue]) -> [UInt8] {
    guard let predictor = integer(parameters["Predictor"]), predictor > 1 else { return bytes }
    let colors = min(max(integer(parameters["Colors"]) ?? 1, 1), 32)
    let bits = min(max(integer(parameters["BitsPerComponent"]) ?? 8, 1), 16)
    let columns = min(max(integer(parameters["Columns"]) ?? 1, 1), 1 << 20)
    let step = max(1, colors * bits / 8), length = (columns * colors * bits + 7) / 8
    if predictor == 2 {
      guard bits == 8 else { return bytes }
      var rows = bytes
      rows.withUnsafeMutableBufferPointer { rows in
        for start in stride(from: 0, to: rows.count - length + 1, by: length) {
          for x in step..<max(step, length) { rows[start + x] &+= rows[start + x - step] }
        }
      }
      return rows
    }
    let count = bytes.count / (length + 1)
    var rows = [UInt8](repeating: 0, count: (count + 1) * length)
    rows.withUnsafeMutableBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      // A row of zeros precedes the first.
      for y in 0..<count {
        let start = y * (length + 1), row = first + (y + 1) * length
        for x in 0..<length { row[x] = bytes[start + 1 + x] }
        cpng_undo_filter(Int32(bytes[start]), row, row - length, length, step)
      }
    }
    return Array(rows.dropFirst(length))
  }

  private static func ascii85(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var group: [UInt32] = []
    func flush() {
      guard group.count > 1 else { return }
      let count = group.count - 1
      let padded = group + Array(repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      bytes += (0..<count).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
      group = []
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "~"):
        flush()
        return bytes
      case UInt8(ascii: "z") where group.isEmpty: bytes += [0, 0, 0, 0]
      case 33...117:
        group.append(UInt32(byte - 33))
        if group.count == 5 { flush() }
      default: break
      }
    }
    flush()
    return bytes
  }
}
