internal import CDeflate
import Codecs
import Drawing
import Foundation
import Rasterizer

/// The objects of a PDF, numbered from 1 in the order in which they are added.
struct PDFFile {
  private var objects: [Data] = []

  /// Reserves the number of an object that is set later.
  mutating func reserve() -> Int {
    objects.append(Data())
    return objects.count
  }

  mutating func set(_ number: Int, _ text: String) {
    objects[number - 1] = Data(text.utf8)
  }

  mutating func add(_ text: String) -> Int {
    objects.append(Data(text.utf8))
    return objects.count
  }

  /// Adds a compressed stream; `dictionary` is without the filter and length, which are added.
  mutating func add(stream: Data, _ dictionary: String) -> Int {
    let number = reserve()
    set(number, stream: stream, dictionary)
    return number
  }

  mutating func set(_ number: Int, stream: Data, _ dictionary: String) {
    let packed = deflated(stream)
    let content = packed ?? stream
    let filter = packed == nil ? "" : " /Filter /FlateDecode"
    objects[number - 1] =
      Data("<< \(dictionary)\(filter) /Length \(content.count) >>\nstream\n".utf8) + content
      + Data("\nendstream".utf8)
  }

  /// The bytes of the file, whose catalog and document information are the objects of some numbers.
  func data(catalog: Int, information: Int) -> Data {
    // The second line marks the file as binary.
    var data = Data("%PDF-1.4\n%".utf8) + Data([0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(data.count)
      data += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
    }
    var tail = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      tail += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    tail +=
      "trailer\n<< /Size \(objects.count + 1) /Root \(catalog) 0 R /Info \(information) 0 R >>\n"
    tail += "startxref\n\(data.count)\n%%EOF\n"
    return data + Data(tail.utf8)
  }
}

/// A zlib stream; nil if there is not enough memory.
private func deflated(_ data: Data) -> Data? {
  guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
  defer { libdeflate_free_compressor(compressor) }
  let bound = libdeflate_zlib_compress_bound(compressor, data.count)
  let bytes = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
    count = data.withUnsafeBytes {
      libdeflate_zlib_compress(
        compressor, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), data.count,
        buffer.baseAddress, bound)
    }
  }
  return bytes.isEmpty ? nil : Data(bytes)
}
