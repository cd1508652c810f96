@_spi(Inlined) import Drawing
import Foundation

extension FrameSequence {
  /// The frame rate above which browsers slow an animated GIF down.
  package static let gifRateLimit = 50.0

  /// The sequence as an animated GIF that loops forever.
  ///
  /// Colours are exact in frames whose changed pixels have at most 255 of them, and never dithered.
  /// Pixels that do not change from the previous frame are not drawn again. A pixel is either
  /// opaque or fully transparent.
  package func gifData() -> Data {
    let isOpaque = frames.allSatisfy(\.isOpaque)
    let shared = sharedColors(isOpaque: isOpaque)
    var data = Data("GIF89a".utf8)
    data += littleEndian(width) + littleEndian(height)
    let sharedPalette = shared.map { GIFPalette($0.colors, hasHole: true) }
    data += [sharedPalette?.flags ?? 0, 0, 0]
    data += sharedPalette?.bytes ?? []
    data += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for (index, rect) in rects(isOpaque: isOpaque).enumerated() {
      let frame = GIFFrame(
        frames[index], in: rect, since: index > 0 && isOpaque ? frames[index - 1] : nil,
        shared: shared)
      // Opaque frames stay below the next one; others are cleared.
      let disposal: UInt8 = isOpaque ? 1 : 2
      data += [0x21, 0xf9, 4, disposal << 2 | (frame.hasHoles ? 1 : 0)]
      data += littleEndian(delay(of: index)) + [frame.palette.hole, 0, 0x2c]
      data += [rect.minX, rect.minY, rect.width, rect.height].flatMap(littleEndian)
      data += [shared == nil ? frame.palette.flags : 0]
      if shared == nil { data += frame.palette.bytes }
      data += LZWEncoder.encode(frame.indices, bits: frame.palette.bits)
    }
    data.append(0x3b)
    return data
  }

  /// The part of each frame to draw; the whole frame if frames are cleared.
  private func rects(isOpaque: Bool) -> [PixelRect] {
    if isOpaque { return changedRects() }
    return frames.map { _ in PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
  }

  /// The colours of the whole sequence; nil if they do not fit in one palette.
  private func sharedColors(isOpaque: Bool) -> ColorTable? {
    var table = ColorTable()
    for (index, rect) in rects(isOpaque: isOpaque).enumerated() {
      let previous = index > 0 && isOpaque ? frames[index - 1] : nil
      guard frames[index].colorNumbers(in: rect, since: previous, limit: 255, &table) != nil
      else { return nil }
    }
    return table
  }

  /// The delay of a frame in hundredths of a second; rounding errors do not accumulate.
  private func delay(of index: Int) -> Int {
    func start(_ index: Int) -> Double { (Double(index) * 100 / framesPerSecond).rounded() }
    return Int(min(max(start(index + 1) - start(index), 2), 65_535))
  }
}

/// A frame as indices of a palette.
private struct GIFFrame {
  var palette: GIFPalette
  var indices: [UInt8]
  /// Whether pixels are left unchanged or transparent.
  var hasHoles: Bool

  init(_ frame: Pixmap, in rect: PixelRect, since previous: Pixmap?, shared: ColorTable?) {
    var table = shared ?? ColorTable()
    var numbers = frame.colorNumbers(in: rect, since: previous, &table)
    hasHoles = numbers.contains(-1)
    if hasHoles, previous != nil, table.colors.count == 256 {
      // With the unchanged pixels drawn too, the frame may need no more colours.
      var wholeTable = ColorTable()
      let whole = frame.colorNumbers(in: rect, since: nil, &wholeTable)
      if wholeTable.colors.count == 256 { (numbers, table, hasHoles) = (whole, wholeTable, false) }
    }
    let quantizer = ColorQuantizer(
      table.colors, counts: table.counts, limit: hasHoles ? 255 : 256)
    palette = GIFPalette(quantizer.palette, hasHole: hasHoles || shared != nil)
    let hole = palette.hole
    indices = quantizer.indices.withUnsafeBufferPointer { map in
      numbers.map { $0 < 0 ? hole : map[Int($0)] }
    }
  }
}

/// A color table of the file format.
private struct GIFPalette {
  /// The bits of an index; the table has `1 << bits` colours.
  var bits: UInt32
  var bytes: [UInt8]
  /// The index of pixels that are not drawn.
  var hole: UInt8

  init(_ colors: [UInt32], hasHole: Bool) {
    let count = colors.count + (hasHole ? 1 : 0)
    bits = 1
    while 1 << bits < count { bits += 1 }
    hole = hasHole ? UInt8(colors.count) : 0
    bytes = colors.flatMap { color in [16, 8, 0].map { UInt8(color >> $0 & 0xff) } }
    bytes += [UInt8](repeating: 0, count: 3 << bits - bytes.count)
  }

  /// The flags of a color table with this size.
  ///
  /// The other bits differ between the screen descriptor and a frame, where one of them marks
  /// interlaced rows.
  var flags: UInt8 { 0x80 | UInt8(bits - 1) }
}

extension Pixmap {
  /// The number of each pixel's colour in a table, for a part of the pixmap; -1 if the pixel equals
  /// that of the previous frame or is less than half opaque.
  fileprivate func colorNumbers(
    in rect: PixelRect, since previous: Pixmap?, _ table: inout ColorTable
  ) -> [Int32] {
    colorNumbers(in: rect, since: previous, limit: .max, &table) ?? []
  }

  /// Numbers colours as above, but returns nil as soon as the table has more than `limit` of them.
  fileprivate func colorNumbers(
    in rect: PixelRect, since previous: Pixmap?, limit: Int, _ table: inout ColorTable
  ) -> [Int32]? {
    bytes.withUnsafeBytes { own -> [Int32]? in
      (previous?.bytes ?? []).withUnsafeBytes { before -> [Int32]? in
        guard let pixels = own.bindMemory(to: UInt32.self).baseAddress else { return nil }
        let others = before.bindMemory(to: UInt32.self).baseAddress
        let compares = previous != nil
        var isWithinLimit = true
        let numbers = [Int32](unsafeUninitializedCapacity: rect.width * rect.height) {
          buffer, count in
          guard let target = buffer.baseAddress else { return }
          var number: Int32 = -1
          // Most pixels equal the one before, so one lookup serves a whole run.
          var last: UInt32 = 0, run = 0
          func endRun() {
            if number >= 0, run > 1 { _ = table.number(of: rgb(last), adding: run - 1) }
            run = 0
          }
          var y = rect.minY
          while y < rect.maxY, isWithinLimit {
            var x = rect.minX
            let row = y * width
            while x < rect.maxX {
              let pixel = pixels[row &+ x]
              if compares, let others, others[row &+ x] == pixel {
                target[count] = -1
              } else if run > 0, pixel == last {
                run &+= 1
                target[count] = number
              } else {
                endRun()
                last = pixel
                run = 1
                number = pixel >> 24 < 128 ? -1 : table.number(of: rgb(pixel), adding: 1)
                target[count] = number
              }
              count &+= 1
              x &+= 1
            }
            isWithinLimit = table.colors.count <= limit
            y += 1
          }
          endRun()
        }
        return isWithinLimit ? numbers : nil
      }
    }
  }
}

/// The straight colour, as 0xRRGGBB, of a premultiplied pixel in memory order.
private func rgb(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  let red = pixel & 0xff, green = pixel >> 8 & 0xff, blue = pixel >> 16 & 0xff
  if alpha == 255 { return red << 16 | green << 8 | blue }
  guard alpha > 0 else { return 0 }
  func straight(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
  return straight(red) << 16 | straight(green) << 8 | straight(blue)
}

private func littleEndian(_ number: Int) -> [UInt8] {
  [UInt8(number & 0xff), UInt8(number >> 8 & 0xff)]
}
