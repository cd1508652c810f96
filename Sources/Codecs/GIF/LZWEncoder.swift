import Drawing

/// Compresses pixel indices for GIF: LZW with codes of growing length, in blocks of at most 255
/// bytes.
struct LZWEncoder {
  private(set) var bytes: [UInt8] = []
  private var block: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0
  private var codeSize: UInt32 = 0

  /// The compressed indices, each below `1 << bits`, with the code size before them and the
  /// terminator after them.
  static func encode(_ indices: [UInt8], bits: UInt32) -> [UInt8] {
    var encoder = LZWEncoder()
    encoder.encode(indices, rootSize: max(bits, 2))
    return encoder.bytes
  }

  private mutating func encode(_ indices: [UInt8], rootSize: UInt32) {
    bytes.append(UInt8(rootSize))
    let clearCode: UInt32 = 1 << rootSize
    let endCode = clearCode + 1
    var nextCode = endCode + 1
    codeSize = rootSize + 1
    emit(clearCode)
    guard let first = indices.first else { return finish(endCode) }
    // Maps a string (prefix code, index) to its code, in one word: 20 bits of key, 12 of code.
    let slotCount = 16_384
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
    defer { slots.deallocate() }
    slots.initialize(repeating: .max, count: slotCount)
    var prefix = UInt32(first)
    var position = 1
    indices.withUnsafeBufferPointer { indices in
      while position < indices.count {
        let index = UInt32(indices[position])
        position &+= 1
        let key = prefix << 8 | index
        var slot = Int(truncatingIfNeeded: (key &* 2_654_435_769) >> 18)
        while slots[slot] != .max, slots[slot] >> 12 != key {
          slot = (slot &+ 1) & (slotCount &- 1)
        }
        if slots[slot] != .max {
          prefix = slots[slot] & 0xfff
          continue
        }
        emit(prefix)
        if nextCode < 4096 {
          if nextCode == 1 << codeSize { codeSize += 1 }
          slots[slot] = key << 12 | nextCode
          nextCode += 1
        } else {
          emit(clearCode)
          slots.update(repeating: .max, count: slotCount)
          nextCode = endCode + 1
          codeSize = rootSize + 1
        }
        prefix = index
      }
    }
    emit(prefix)
    // The decoder has added an entry for the last code too.
    if nextCode < 4096, nextCode == 1 << codeSize { codeSize += 1 }
    finish(endCode)
  }

  private mutating func emit(_ code: UInt32) {
    pending |= code << pendingBits
    pendingBits += codeSize
    while pendingBits >= 8 { flushByte() }
  }

  private mutating func finish(_ endCode: UInt32) {
    emit(endCode)
    if pendingBits > 0 { flushByte() }
    flushBlock()
    bytes.append(0)
  }

  private mutating func flushByte() {
    block.append(UInt8(truncatingIfNeeded: pending))
    pending >>= 8
    pendingBits = pendingBits > 8 ? pendingBits - 8 : 0
    if block.count == 255 { flushBlock() }
  }

  private mutating func flushBlock() {
    guard !block.isEmpty else { return }
    bytes.append(UInt8(block.count))
    bytes += block
    block.removeAll(keepingCapacity: true)
  }
}
