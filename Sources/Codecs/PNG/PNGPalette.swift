import Foundation

/// The palette of an image with at most 256 colours.
package final class PNGPalette: @unchecked Sendable {
  /// Straight RGBA, in order of first occurrence.
  private(set) var colors: [UInt8] = []
  /// The bits per index: 1, 2, 4 or 8.
  private(set) var bitDepth = 8
  /// Whether the index of a pixel is its gray value.
  private(set) var isGray = false
  /// Whether the colours of the pixels are premultiplied.
  var isPremultiplied = true
  /// The distinct pixels.
  private var found: [UInt32] = []
  /// Maps colours to indices; the slot is a hash of the pixel.
  private let slots: UnsafeMutablePointer<(pixel: UInt32, index: Int32)>
  private static let slotCount = 1024

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: (0, -1), count: Self.slotCount)
  }

  /// Adds the colours of a row; returns false if there are more than 256.
  func add(_ row: UnsafePointer<UInt8>, width: Int) -> Bool {
    let pixels = UnsafeRawPointer(row).assumingMemoryBound(to: UInt32.self)
    var x = 0
    var last = ~pixels[0]
    while x < width {
      let pixel = pixels[x]
      x &+= 1
      if pixel == last { continue }
      last = pixel
      let slot = Self.slot(of: pixel, in: slots)
      if slots[slot].index >= 0 { continue }
      if found.count == 256 { return false }
      slots[slot] = (pixel, Int32(found.count))
      found.append(pixel)
    }
    return true
  }

  /// Chooses the encoding of the indices after all colours were added.
  func finish() {
    colors = found.flatMap { pixel in straight(pixel, isPremultiplied) }
    bitDepth = 8
    while bitDepth > 1, found.count <= 1 << (bitDepth / 2) { bitDepth /= 2 }
    useGray()
  }

  deinit { slots.deallocate() }

  /// Uses gray values instead of a palette if that takes no more bits.
  private func useGray() {
    guard bitDepth == 8 else { return }
    for index in stride(from: 0, to: colors.count, by: 4)
    where colors[index] != colors[index + 1] || colors[index] != colors[index + 2]
      || colors[index + 3] != 255
    { return }
    isGray = true
    for slot in 0..<Self.slotCount where slots[slot].index >= 0 {
      slots[slot].index = Int32(slots[slot].pixel & 255)
    }
  }

  /// The content of the PLTE chunk.
  var table: [UInt8] {
    stride(from: 0, to: colors.count, by: 4).flatMap { colors[$0..<$0 + 3] }
  }

  /// The content of the tRNS chunk; empty if every colour is opaque.
  var alphas: [UInt8] {
    let alphas = stride(from: 3, to: colors.count, by: 4).map { colors[$0] }
    guard let last = alphas.lastIndex(where: { $0 != 255 }) else { return [] }
    return Array(alphas[...last])
  }

  /// Writes the indices of a row.
  func write(_ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int) {
    let pixels = UnsafeRawPointer(row).assumingMemoryBound(to: UInt32.self)
    var last: UInt32 = 0, index: UInt32 = 0, isKnown = false
    var byte: UInt32 = 0, bits = 0, out = 0
    var x = 0
    while x < width {
      let pixel = pixels[x]
      x &+= 1
      if !isKnown || pixel != last {
        last = pixel
        isKnown = true
        index = UInt32(truncatingIfNeeded: slots[Self.slot(of: pixel, in: slots)].index)
      }
      byte = byte &<< UInt32(truncatingIfNeeded: bitDepth) | index
      bits &+= bitDepth
      if bits == 8 {
        target[out] = UInt8(truncatingIfNeeded: byte)
        out &+= 1
        bits = 0
      }
    }
    if bits > 0 { target[out] = UInt8(truncatingIfNeeded: byte &<< UInt32(8 - bits)) }
  }

  /// The slot of a pixel, or the free slot for it.
  private static func slot(
    of pixel: UInt32, in slots: UnsafeMutablePointer<(pixel: UInt32, index: Int32)>
  ) -> Int {
    var slot = Int(truncatingIfNeeded: (pixel &* hashMultiplier) &>> 22)
    while slots[slot].index >= 0, slots[slot].pixel != pixel {
      slot = (slot &+ 1) & (slotCount &- 1)
    }
    return slot
  }
}

private func straight(_ pixel: UInt32, _ isPremultiplied: Bool) -> [UInt8] {
  var bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
  if isPremultiplied {
    bytes.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { straightenRow(base, base, 1) }
    }
  }
  return bytes
}
