// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import Foundation

// The functions of vDSP on pointers: vectors have a stride, and `count` elements are read.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

private struct Vector<T> {
  let start: UnsafePointer<T>
  let stride: Int
  subscript(index: UInt) -> T { start[Int(index) * stride] }

  init(_ start: UnsafePointer<T>, _ stride: Int) { (self.start, self.stride) = (start, stride) }
}

private func reduce<T: FloatingPoint>(
  _ a: UnsafePointer<T>, _ stride: Int, _ count: UInt, _ start: T, _ combine: (T, T) -> T
) -> T {
  let vector = Vector(a, stride)
  return (0..<count).reduce(start) { combine($0, vector[$1]) }
}
private func map<T>(
  _ a: UnsafePointer<T>, _ stride: Int, _ c: UnsafeMutablePointer<T>, _ resultStride: Int,
  _ count: UInt, _ change: (T) -> T
) {
  let vector = Vector(a, stride)
  for index in 0..<count { c[Int(index) * resultStride] = change(vector[index]) }
}
private func zip<T>(
  _ a: UnsafePointer<T>, _ strideA: Int, _ b: UnsafePointer<T>, _ strideB: Int,
  _ c: UnsafeMutablePointer<T>, _ stride: Int, _ count: UInt, _ combine: (T, T) -> T
) {
  let (first, second) = (Vector(a, strideA), Vector(b, strideB))
  for index in 0..<count { c[Int(index) * stride] = combine(first[index], second[index]) }
}

public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, -.infinity, max) }
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, .infinity, min) }
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { max($0, abs($1)) } }
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  let vector = Vector(a, ia)
  let place = (0..<n).max { vector[$0] < vector[$1] } ?? 0
  c.pointee = n == 0 ? -.infinity : vector[place]
  i.pointee = place * UInt(ia)
}
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0, +) }
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } }
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0, +) / Float(n) }
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } / Float(n) }
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } / Float(n) }
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (reduce(a, ia, n, 0) { $0 + $1 * $1 } / Float(n)).squareRoot() }
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>, _ ib: Int,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let (first, second) = (Vector(a, ia), Vector(b, ib))
  c.pointee = (0..<n).reduce(0) { $0 + first[$1] * second[$1] }
}

public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ ic: Int,
  _ n: vDSP_Length
) { map(a, ia, c, ic, n) { abs($0) } }
public func vDSP_vneg(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ ic: Int,
  _ n: vDSP_Length
) { map(a, ia, c, ic, n) { -$0 } }
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ ic: Int,
  _ n: vDSP_Length
) { map(a, ia, c, ic, n) { $0 * $0 } }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { map(a, ia, c, ic, n) { $0 * b.pointee } }
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { map(a, ia, c, ic, n) { $0 + b.pointee } }
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { map(a, ia, c, ic, n) { $0 / b.pointee } }
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: Int, _ n: vDSP_Length
) { map(a, ia, d, id, n) { min(max($0, b.pointee), c.pointee) } }
/// Converts amplitudes (flag 1) or powers (flag 0) to decibels of a reference.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length, _ f: UInt32
) {
  map(a, ia, c, ic, n) {
    (f == 1 ? 20 : 10) * Float(deterministicDecimalLogarithm(Double($0 / b.pointee)))
  }
}
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a.pointee } }
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length) {
  for index in 0..<Int(n) { c[index * ic] = 0 }
}
public func vDSP_vramp(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: Int, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a.pointee + Float(index) * b.pointee } }
/// Converts whole numbers of 16 bits.
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ ic: Int,
  _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = Float(a[index * ia]) } }

public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>, _ ib: Int,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, +) }
/// Subtracts the first vector from the second.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: Int, _ a: UnsafePointer<Float>, _ ia: Int,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, -) }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: Int, _ b: UnsafePointer<Float>, _ ib: Int,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, *) }
/// Divides the second vector by the first.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: Int, _ a: UnsafePointer<Float>, _ ia: Int,
  _ c: UnsafeMutablePointer<Float>, _ ic: Int, _ n: vDSP_Length
) { zip(a, ia, b, ib, c, ic, n, /) }

/// Filters a vector and takes each `df`th result, `n` in total.
public func vDSP_desamp(
  _ a: UnsafePointer<Float>, _ df: vDSP_Stride, _ f: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index] = (0..<Int(p)).reduce(0) { $0 + a[index * df + $1] * f[$1] }
  }
}

extension vDSP {
  public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
    let step = (range.upperBound - range.lowerBound) / T(max(count - 1, 1))
    return (0..<max(count, 0)).map { range.lowerBound + T($0) * step }
  }
  public static func ramp<T: BinaryFloatingPoint>(
    withInitialValue start: T, increment: T, count: Int
  ) -> [T] { (0..<max(count, 0)).map { start + T($0) * increment } }

  /// Returns the values at places between the elements of a vector.
  public static func linearInterpolate<T: BinaryFloatingPoint>(
    elementsOf vector: some AccelerateBuffer<T>, using control: some AccelerateBuffer<T>
  ) -> [T] {
    let values = vector.withUnsafeBufferPointer { Array($0) }
    guard let last = values.indices.last else { return [] }
    return control.withUnsafeBufferPointer { Array($0) }.map { place in
      let place = min(max(place, 0), T(last))
      let index = Int(place)
      let part = place - T(index)
      return values[index] * (1 - part) + values[min(index + 1, last)] * part
    }
  }
  public static func linearInterpolate<T: BinaryFloatingPoint>(
    _ first: some AccelerateBuffer<T>, _ second: some AccelerateBuffer<T>, using part: T
  ) -> [T] {
    Swift.zip(
      first.withUnsafeBufferPointer { Array($0) }, second.withUnsafeBufferPointer { Array($0) }
    ).map { $0 + part * ($1 - $0) }
  }
  public static func maximumMagnitude<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>
  ) -> T { vector.withUnsafeBufferPointer { $0.reduce(0) { Swift.max($0, Swift.abs($1)) } } }
  public static func meanMagnitude<T: BinaryFloatingPoint>(
    _ vector: some AccelerateBuffer<T>
  ) -> T {
    vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + Swift.abs($1) } } / T(vector.count)
  }
  public static func fill<T: FloatingPoint>(
    _ vector: inout some AccelerateMutableBuffer<T>, with value: T
  ) { vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) } }
}
