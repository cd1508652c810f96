import Foundation
import LayoutDSL
import Rasterizer
import Render

/// Times encoding and decoding images of a user interface: A with a dithered gradient, as drawn by
/// browsers, B with flat colours, and B without a background.
///
/// A and B are about as hard to compress as those of the peer comparison: the files that libpng,
/// ISA-L and libdeflate produce are within a fifth of the sizes stated there.
func benchPNG() throws {
  for (name, picture) in try pngPictures() + foreignPictures() {
    for compression in PNGCompression.allCases {
      let data = try picture.pngData(compression)
      print("png \(name), \(compression): \(data.count >> 10) KiB")
      for (clock, what) in [(CLOCK_MONOTONIC, "wall"), (CLOCK_PROCESS_CPUTIME_ID, "all cores")] {
        try measure("png encode \(name), \(compression), \(what)", clock: clock) {
          _ = try picture.pngData(compression)
        }
      }
      try measure("png decode \(name), \(compression)") {
        _ = try Pixmap(pngData: data)
      }
    }
  }
}

/// Reads and times the PNG files of the folder `--foreign=`, such as screenshots of a browser.
private func foreignPictures() throws -> [(name: String, picture: Pixmap)] {
  guard let option = CommandLine.arguments.first(where: { $0.hasPrefix("--foreign=") }) else {
    return []
  }
  let folder = URL(fileURLWithPath: String(option.dropFirst(10)))
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return try files.filter { $0.pathExtension == "png" }.sorted { $0.path < $1.path }.map { file in
    let data = try Data(contentsOf: file)
    try measure("png decode \(file.lastPathComponent), as it is") {
      _ = try Pixmap(pngData: data)
    }
    return (file.lastPathComponent, try Pixmap(pngData: data))
  }
}

private func pngPictures() throws -> [(name: String, picture: Pixmap)] {
  let face = InterFace()
  let gray = Color.Resolved(red: 0.4, green: 0.4, blue: 0.45)
  var list = cardList(face)
  // As much text as in the cards of the peer comparison.
  if case .group(let effect, var cards) = list.items[0] {
    for row in 0..<11 {
      let text = face.run(
        "\(row):\(59 - row * 3)", 13, x: 300, y: CGFloat(47 + row * 74))
      cards.items.append(.glyphs(text, .color(gray)))
    }
    list = DisplayList(items: [.group(effect, cards)])
  }
  func draw(_ background: Color.Resolved?) throws -> Pixmap {
    try Rasterizer.render(list, size: sceneSize, scale: 1, background: background)
  }
  let flat = try draw(white)
  var clear = list
  // The transform around the cards; its first item is the background.
  if case .group(let effect, var cards) = list.items[0] {
    cards.items.removeFirst()
    clear = DisplayList(items: [.group(effect, cards)])
  }
  let alpha = try Rasterizer.render(clear, size: sceneSize, scale: 1)
  let pictures = [("A", dithered(flat)), ("B", flat), ("clear", alpha)]
  if let folder = CommandLine.arguments.first(where: { $0.hasPrefix("--out=") })?.dropFirst(6) {
    for (name, picture) in pictures {
      try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
  }
  return pictures
}

/// An image whose background is replaced by a diagonal gradient with an ordered dither, as drawn by
/// browsers; pixels of the cards that are not white are dithered too.
private func dithered(_ picture: Pixmap) -> Pixmap {
  var bytes = picture.bytes
  let ground = (bytes[0], bytes[1], bytes[2])
  for y in 0..<picture.height {
    for x in 0..<picture.width {
      let index = (y * picture.width + x) * 4
      let threshold = Float(bayer(x, y)) / 64
      let pixel = (bytes[index], bytes[index + 1], bytes[index + 2])
      let share = (Float(y) / Float(picture.height) + 2 * Float(x) / Float(picture.width)) / 3
      let depths: [Float] = [230, 200, 150]
      let isGround = pixel == ground
      if !isGround, x >= 210 || pixel.0 == 255 && pixel.1 == 255 { continue }
      for channel in 0..<3 {
        let value = Float(bytes[index + channel])
        let shaded = isGround ? value - depths[channel] * share : value - 0.5
        bytes[index + channel] = UInt8(max(0, min(255, shaded + threshold)))
      }
    }
  }
  return Pixmap(width: picture.width, height: picture.height, bytes: bytes)
}

/// The threshold, 0…63, of a pixel in the ordered dither of 8 × 8 pixels.
private func bayer(_ x: Int, _ y: Int) -> Int {
  var value = 0
  for bit in 0..<3 {
    let column = x >> bit & 1, row = y >> bit & 1
    value = value << 2 | (column ^ row) << 1 | row
  }
  return value
}
