/// Returns the bits of a value as another type.
///
/// A block of Objective-C is a pointer to an object, and a closure of Swift is twice as long. So a
/// closure becomes a pointer to a box, which is never released, and such a pointer becomes the
/// closure again.
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
  let length = MemoryLayout<UnsafeRawPointer>.size
  switch (MemoryLayout<T>.size, MemoryLayout<U>.size) {
  case (2 * length, length):
    let box = Unmanaged.passRetained(BlockBox(value: x))
    return Swift.unsafeBitCast(box.toOpaque(), to: type)
  case (length, 2 * length):
    let pointer = Swift.unsafeBitCast(x, to: UnsafeRawPointer.self)
    let box = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? BlockBox
    guard let value = box?.value as? U else { break }
    return value
  default: break
  }
  return Swift.unsafeBitCast(x, to: type)
}

/// The object in which a closure is one pointer long.
private final class BlockBox {
  let value: Any

  init(value: Any) { self.value = value }
}
