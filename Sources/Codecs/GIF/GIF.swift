import Drawing
import Foundation

extension FrameSequence {
  /// More frames a second than this, and browsers slow the animation down.
  package static let gifRateLimit = 50.0

  /// The sequence as an animated GIF that repeats for ever.
  ///
  /// Colours are exact where a frame changes to at most 255 of them, and nowhere dithered. A pixel
  /// that stays as it was in the frame before is not drawn again. Transparency is all or nothing.
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
      // Opaque frames stay under the next; others are cleared.
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

  /// What has to be drawn; all of it where frames are cleared.
  private func rects(isOpaque: Bool) -> [PixelRect] {
    if isOpaque { return changedRects() }
    return frames.map { _ in PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
  }

  /// The colours of the whole sequence, if there are so few that one palette has all of them.
  private func sharedColors(isOpaque: Bool) -> ColorTable? {
    var table = ColorTable()
    for (index, rect) in rects(isOpaque: isOpaque).enumerated() {
      let previous = index > 0 && isOpaque ? frames[index - 1] : nil
      guard frames[index].colorNumbers(in: rect, since: previous, limit: 255, &table) != nil
      else { return nil }
    }
    return table
  }

  /// Hundredths of a second; the rounding of one frame is made up for by the next.
  private func delay(of index: Int) -> Int {
    func start(_ index: Int) -> Double { (Double(index) * 100 / framesPerSecond).rounded() }
    return Int(min(max(start(index + 1) - start(index), 2), 65_535))
  }
}

/// One frame in the terms of its palette.
private struct GIFFrame {
  var palette: GIFPalette
  var indices: [UInt8]
  /// Whether pixels are left as they are, or clear.
  var hasHoles: Bool

  init(_ frame: Pixmap, in rect: PixelRect, since previous: Pixmap?, shared: ColorTable?) {
    var table = shared ?? ColorTable()
    var numbers = frame.colorNumbers(in: rect, since: previous, &table)
    hasHoles = numbers.contains(-1)
    if hasHoles, previous != nil, table.colors.count == 256 {
      // The unchanged pixels may do with the same colours.
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

/// A table of colours as it stands in the file.
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

  /// There is a table of this size.
  ///
  /// The other bits mean different things in the two places: of a
  /// frame, one says that its rows are interlaced.
  var flags: UInt8 { 0x80 | UInt8(bits - 1) }
}

extension Pixmap {
  /// The number in a table of the colour of each pixel in a part; -1 where the pixel is as in a
  /// previous frame, or more clear than not.
  fileprivate func colorNumbers(
    in rect: PixelRect, since previous: Pixmap?, _ table: inout ColorTable
  ) -> [Int32] {
    colorNumbers(in: rect, since: previous, limit: .max, &table) ?? []
  }

  /// The same; nil as soon as the table has more than `limit` colours.
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
          // Most pixels look like the one before: one look-up serves the whole run.
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

/// The straight colour, 0xRRGGBB, of a premultiplied pixel in memory order.
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
