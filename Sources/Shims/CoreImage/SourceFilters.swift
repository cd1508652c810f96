internal import CQRCode
import Drawing
import Foundation

extension FilterDefinition {
  static let sources = [
    FilterDefinition(
      "CIQRCodeGenerator", keys: ["inputMessage", "inputCorrectionLevel"],
      ["inputCorrectionLevel": "M"]
    ) { filter in
      let level = filter.value(forKey: "inputCorrectionLevel") as? String ?? "M"
      return (filter.value(forKey: "inputMessage") as? Data).flatMap { code(of: $0, level: level) }
    },
    FilterDefinition("CIConstantColorGenerator", keys: [kCIInputColorKey]) { filter in
      (filter.value(forKey: kCIInputColorKey) as? CIColor).map { CIImage(color: $0) }
    },
    FilterDefinition("CISourceOverCompositing", others: [kCIInputBackgroundImageKey]) {
      filter, image in
      filter.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    },
  ]

  /// Returns a QR code with a pixel for each module and a light margin; nil for too many bytes.
  private static func code(of message: Data, level: String) -> CIImage? {
    let levels = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
    guard !message.isEmpty, message.count < 4096 else { return nil }
    let found = message.withUnsafeBytes { bytes in
      QRcode_encodeData(
        Int32(bytes.count), bytes.bindMemory(to: UInt8.self).baseAddress, 0,
        levels[level] ?? QR_ECLEVEL_M)
    }
    guard let code = found else { return nil }
    defer { QRcode_free(code) }
    let count = Int(code.pointee.width), side = count + 2
    var pixels = [UInt8](repeating: 255, count: 4 * side * side)
    for y in 0..<count {
      for x in 0..<count where code.pointee.data[y * count + x] & 1 == 1 {
        let index = 4 * ((y + 1) * side + x + 1)
        for part in 0..<3 { pixels[index + part] = 0 }
      }
    }
    return CIImage(
      DisplayImage(width: side, height: side, pixels: pixels),
      extent: CGRect(x: 0, y: 0, width: side, height: side))
  }
}
