internal import CJPEG
import Drawing
import Foundation

extension DisplayImage {
  /// Reads a JPEG of any kind and applies its EXIF orientation.
  package convenience init(jpegData: Data) throws(RenderError) {
    let result = jpegData.withUnsafeBytes { raw in
      decode(raw.bindMemory(to: UInt8.self))
    }
    let picture = try result.get()
    let (width, height, pixels) = oriented(picture)
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Reads a PNG or JPEG, depending on the data.
  package convenience init(imageData: Data) throws(RenderError) {
    if imageData.starts(with: [0xFF, 0xD8, 0xFF]) {
      try self.init(jpegData: imageData)
    } else {
      try self.init(pngData: imageData)
    }
  }
}

/// A decoded JPEG, with rows and columns as in the file.
private struct DecodedJPEG {
  var width: Int, height: Int
  var pixels: [UInt8]
  var orientation: Int
}

private func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<DecodedJPEG, RenderError> {
  guard let base = bytes.baseAddress else {
    return .failure(.invalidJPEG(reason: "there is no data"))
  }
  // The decoder holds pointers to itself, so it must not move.
  let decoder = UnsafeMutablePointer<cjpeg_decoder>.allocate(capacity: 1)
  defer {
    cjpeg_free(decoder)
    decoder.deallocate()
  }
  guard cjpeg_begin(decoder, base, bytes.count) == 1 else {
    return .failure(.invalidJPEG(reason: message(of: decoder)))
  }
  let width = Int(decoder.pointee.width), height = Int(decoder.pointee.height)
  do {
    try PictureMemory.check(width: width, height: height)
  } catch {
    return .failure(error)
  }
  // A block of 8 × 8 pixels takes about a bit or more; the limit is an eighth of that.
  guard width * height / 4096 <= bytes.count else {
    return .failure(.invalidJPEG(reason: "the data ends too early"))
  }
  var isComplete = false
  let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
    guard let target = buffer.baseAddress else { return }
    isComplete = cjpeg_rows(decoder, target) == 1
    count = isComplete ? width * height * 4 : 0
  }
  guard isComplete else { return .failure(.invalidJPEG(reason: message(of: decoder))) }
  return .success(
    DecodedJPEG(
      width: width, height: height, pixels: pixels, orientation: Int(decoder.pointee.orientation)))
}

private func message(of decoder: UnsafeMutablePointer<cjpeg_decoder>) -> String {
  withUnsafeBytes(of: decoder.pointee.message) { raw in
    String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
  }
}

/// The image with its EXIF orientation applied.
private func oriented(_ picture: DecodedJPEG) -> (width: Int, height: Int, pixels: [UInt8]) {
  let (width, height) = (picture.width, picture.height)
  // Each orientation mirrors the columns, then mirrors the rows, then exchanges the two.
  let mirrorsColumns = [2, 3, 7, 8].contains(picture.orientation)
  let mirrorsRows = [3, 4, 6, 7].contains(picture.orientation)
  let exchanges = picture.orientation >= 5
  if !mirrorsColumns, !mirrorsRows, !exchanges { return (width, height, picture.pixels) }
  let newWidth = exchanges ? height : width, newHeight = exchanges ? width : height
  let pixels = [UInt8](unsafeUninitializedCapacity: picture.pixels.count) { buffer, count in
    count = picture.pixels.count
    picture.pixels.withUnsafeBytes { source in
      guard let from = source.baseAddress, let target = buffer.baseAddress else { return }
      var y = 0
      while y < newHeight {
        var x = 0
        while x < newWidth {
          var column = exchanges ? y : x, row = exchanges ? x : y
          if mirrorsColumns { column = width &- 1 &- column }
          if mirrorsRows { row = height &- 1 &- row }
          memcpy(target + (y &* newWidth &+ x) &* 4, from + (row &* width &+ column) &* 4, 4)
          x &+= 1
        }
        y &+= 1
      }
    }
  }
  return (newWidth, newHeight, pixels)
}
