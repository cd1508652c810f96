/// Whether every pixel has an alpha of 255; pixels are RGBA in memory order.
@_spi(Inlined) @inlinable public func isAllOpaque(_ pixels: UnsafePointer<UInt32>, _ count: Int)
  -> Bool
{
  var common: UInt32 = 0xFF00_0000
  var index = 0
  while index < count {
    common &= pixels[index]
    index &+= 1
  }
  return common == 0xFF00_0000
}
