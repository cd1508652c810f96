internal import CQRCode
@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  static let codes: [String: PictureGenerator] = [
    "CIQRCodeGenerator": { filter in
      let level = filter.value(forKey: "inputCorrectionLevel") as? String ?? "M"
      return filter.dataValue("inputMessage").flatMap { qrCode(of: $0, level: level) }
    },
    "CICode128BarcodeGenerator": { filter in
      guard let message = filter.dataValue("inputMessage"), let code = Code128(message) else {
        return nil
      }
      let space = Int(max(0, min(100, filter.number("inputQuietSpace"))))
      let height = Int(max(1, min(500, filter.number("inputBarcodeHeight"))))
      let bars = code.modules
      let whole = PixelRect(minX: 0, minY: 0, maxX: bars.count + 2 * space, maxY: height)
      return CIImage(extent: whole.rect, interpolation: .none) { region in
        PixelGrid.make(region) { x, _ in
          let index = x - space
          return Pixel(grey: bars.indices.contains(index) && bars[index] ? 0 : 1)
        }
      }
    },
  ]

  /// Returns a QR code with a pixel for each module and a light margin; nil for too many bytes.
  private static func qrCode(of message: Data, level: String) -> CIImage? {
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
      DisplayImage(width: side, height: side, pixels: pixels), interpolation: .none)
  }
}
