// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

// The functions of vImage for pictures with four bytes for each pixel. Arithmetic is exact and
// rounded once, so bytes may differ by one from those of Apple's systems.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774

public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  public func free() { data?.deallocate() }

  /// The bytes of the pixels, row by row without gaps; nil without memory.
  fileprivate var pixels: [UInt8]? {
    guard let data, width > 0, height > 0, rowBytes >= Int(width) * 4 else { return nil }
    return (0..<Int(height)).flatMap { row in
      UnsafeRawBufferPointer(start: data + row * rowBytes, count: Int(width) * 4)
    }
  }

  /// Writes pixels of this size; `component` returns the byte of a component.
  fileprivate func write(_ component: (_ x: Int, _ y: Int, _ index: Int) -> UInt8) {
    guard let data, rowBytes >= Int(width) * 4 else { return }
    for y in 0..<Int(height) {
      let row = (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
      for x in 0..<Int(width) {
        for index in 0..<4 { row[x * 4 + index] = component(x, y, index) }
      }
    }
  }

  /// Writes the pixels after both directions were filtered by weights around each pixel.
  fileprivate func convolve(
    _ source: vImage_Buffer, rows: [Int], columns: [Int], offset: (x: Int, y: Int),
    background: UnsafeMutablePointer<UInt8>?, flags: vImage_Flags
  ) -> vImage_Error {
    guard rows.count % 2 == 1, columns.count % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let pixels = source.pixels else { return kvImageNullPointerArgument }
    let (width, height) = (Int(source.width), Int(source.height))
    guard offset.x + Int(self.width) <= width, offset.y + Int(self.height) <= height else {
      return kvImageRoiLargerThanInputBuffer
    }
    func has(_ flag: Int) -> Bool { flags & UInt32(flag) != 0 }
    let truncates = has(kvImageTruncateKernel)
    let fill = has(kvImageBackgroundColorFill) ? background : nil
    /// Returns the weighted mean at an index of a line of values.
    func mean(_ weights: [Int], at index: Int, of count: Int, _ value: (Int?) -> Int) -> Int {
      let half = weights.count / 2
      var (sum, total) = (0, 0)
      for (step, weight) in weights.enumerated() {
        let place = index + step - half
        let isInside = place >= 0 && place < count
        if truncates && !isInside { continue }
        sum += weight * value(isInside || fill == nil ? min(max(place, 0), count - 1) : nil)
        total += weight
      }
      return (sum + total / 2) / max(total, 1)
    }
    // Sixteen fractions of a byte remain between the two directions.
    var across = [Int](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        for index in 0..<4 {
          across[(y * width + x) * 4 + index] = mean(columns, at: x, of: width) {
            16 * Int($0.map { pixels[(y * width + $0) * 4 + index] } ?? fill?[index] ?? 0)
          }
        }
      }
    }
    write { x, y, index in
      let (x, y) = (x + offset.x, y + offset.y)
      if index == 0, has(kvImageLeaveAlphaUnchanged) { return pixels[(y * width + x) * 4] }
      let value = mean(rows, at: y, of: height) {
        $0.map { across[($0 * width + x) * 4 + index] } ?? 16 * Int(fill?[index] ?? 0)
      }
      return UInt8(clamping: (value + 8) / 16)
    }
    return kvImageNoError
  }
}

@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafeMutablePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  // No temporary buffer is needed.
  if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
  return dest.pointee.convolve(
    src.pointee, rows: Array(repeating: 1, count: Int(kernel_height)),
    columns: Array(repeating: 1, count: Int(kernel_width)),
    offset: (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), background: backgroundColor,
    flags: flags)
}

@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafeMutablePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
  /// The weights rise by one to the middle and fall after it.
  func tent(_ count: UInt32) -> [Int] { (0..<Int(count)).map { min($0, Int(count) - 1 - $0) + 1 } }
  return dest.pointee.convolve(
    src.pointee, rows: tent(kernel_height), columns: tent(kernel_width),
    offset: (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), background: backgroundColor,
    flags: flags)
}

/// Each new pixel is the mean of the area that it covers, or lies between its neighbours.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
  let (source, target) = (src.pointee, dest.pointee)
  guard let pixels = source.pixels, target.width > 0, target.height > 0 else {
    return kvImageNullPointerArgument
  }
  /// Returns the pixels of a line that a new one is made from, with their weights.
  func parts(_ count: vImagePixelCount, from old: vImagePixelCount) -> [[(Int, Double)]] {
    let step = Double(old) / Double(count)
    // A tent as wide as the larger of both pixels.
    let reach = max(step, 1)
    return (0..<Int(count)).map { index in
      let centre = (Double(index) + 0.5) * step - 0.5
      return (Int((centre - reach).rounded(.up))...Int((centre + reach).rounded(.down))).map {
        (min(max($0, 0), Int(old) - 1), max(0, 1 - abs(Double($0) - centre) / reach))
      }
    }
  }
  let columns = parts(target.width, from: source.width)
  let rows = parts(target.height, from: source.height)
  let width = Int(source.width)
  target.write { x, y, index in
    var (sum, total) = (0.0, 0.0)
    for (row, rowWeight) in rows[y] {
      for (column, weight) in columns[x] {
        sum += rowWeight * weight * Double(pixels[(row * width + column) * 4 + index])
        total += rowWeight * weight
      }
    }
    return UInt8(clamping: Int((sum / max(total, 1e-9)).rounded()))
  }
  return kvImageNoError
}

@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let pixels = src.pointee.pixels else { return kvImageNullPointerArgument }
  guard divisor != 0, dest.pointee.width <= src.pointee.width,
    dest.pointee.height <= src.pointee.height
  else { return kvImageInvalidParameter }
  let width = Int(src.pointee.width)
  dest.pointee.write { x, y, index in
    var sum = Int(post_bias?[index] ?? 0)
    for part in 0..<4 {
      let value = Int(pixels[(y * width + x) * 4 + part]) + Int(pre_bias?[part] ?? 0)
      sum += value * Int(matrix[part * 4 + index])
    }
    return UInt8(clamping: Int((Double(sum) / Double(divisor)).rounded()))
  }
  return kvImageNoError
}

@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let pixels = src.pointee.pixels else { return kvImageNullPointerArgument }
  guard dest.pointee.width <= src.pointee.width, dest.pointee.height <= src.pointee.height,
    (0..<4).allSatisfy({ permuteMap[$0] < 4 })
  else { return kvImageInvalidParameter }
  let width = Int(src.pointee.width)
  dest.pointee.write { pixels[($1 * width + $0) * 4 + Int(permuteMap[$2])] }
  return kvImageNoError
}
