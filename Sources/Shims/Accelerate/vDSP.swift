// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import simd

// The arithmetic of vectors, element by element. The results have the shorter length.

public enum vDSP {
  public static func add<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>
  ) -> [T] { pairs(left, right, +) }
  public static func subtract<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>
  ) -> [T] { pairs(left, right, -) }
  public static func multiply<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>
  ) -> [T] { pairs(left, right, *) }
  public static func divide<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>
  ) -> [T] { pairs(left, right, /) }

  public static func add<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(add(left, right), in: &result) }
  public static func subtract<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(subtract(left, right), in: &result) }
  public static func multiply<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(multiply(left, right), in: &result) }
  public static func divide<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(divide(left, right), in: &result) }

  public static func add<T: FloatingPoint>(
    _ scalar: T, _ vector: some AccelerateBuffer<T>
  ) -> [T] { values(vector).map { scalar + $0 } }
  public static func multiply<T: FloatingPoint>(
    _ scalar: T, _ vector: some AccelerateBuffer<T>
  ) -> [T] { values(vector).map { scalar * $0 } }
  public static func divide<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>, _ scalar: T
  ) -> [T] { values(vector).map { $0 / scalar } }

  public static func sum<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    values(vector).reduce(0, +)
  }
  /// Returns the mean; not a number for an empty vector.
  public static func mean<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    sum(vector) / T(vector.count)
  }
  public static func sumOfSquares<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    values(vector).reduce(0) { $0 + $1 * $1 }
  }
  public static func meanSquare<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    sumOfSquares(vector) / T(vector.count)
  }
  /// Returns the standard deviation of all values; not a number for an empty vector.
  public static func standardDeviation<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>
  ) -> T {
    let mean = mean(vector)
    return rootMeanSquare(values(vector).map { $0 - mean })
  }
  public static func rootMeanSquare<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    meanSquare(vector).squareRoot()
  }
  /// Returns the largest value; the negative infinity for an empty vector.
  public static func maximum<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    values(vector).reduce(-.infinity, Swift.max)
  }
  /// Returns the smallest value; the infinity for an empty vector.
  public static func minimum<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> T {
    values(vector).reduce(.infinity, Swift.min)
  }
  public static func dot<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>
  ) -> T { sum(multiply(left, right)) }
  public static func distanceSquared<T: FloatingPoint>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>
  ) -> T { sumOfSquares(subtract(left, right)) }
  public static func absolute<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] {
    values(vector).map(Swift.abs)
  }
  public static func negative<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] {
    values(vector).map { -$0 }
  }
  public static func square<T: FloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] {
    values(vector).map { $0 * $0 }
  }
  public static func clip<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>, to bounds: ClosedRange<T>
  ) -> [T] { values(vector).map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) } }

  public static func divide<T: FloatingPoint>(
    _ scalar: T, _ vector: some AccelerateBuffer<T>
  ) -> [T] { values(vector).map { scalar / $0 } }

  public static func add<T: FloatingPoint>(
    _ scalar: T, _ vector: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(add(scalar, vector), in: &result) }
  public static func multiply<T: FloatingPoint>(
    _ scalar: T, _ vector: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(multiply(scalar, vector), in: &result) }
  public static func divide<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>, _ scalar: T,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(divide(vector, scalar), in: &result) }
  public static func divide<T: FloatingPoint>(
    _ scalar: T, _ vector: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(divide(scalar, vector), in: &result) }
  public static func absolute<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(absolute(vector), in: &result) }
  public static func negative<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(negative(vector), in: &result) }
  public static func square<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(square(vector), in: &result) }
  public static func clip<T: FloatingPoint>(
    _ vector: some AccelerateBuffer<T>, to bounds: ClosedRange<T>,
    result: inout some AccelerateMutableBuffer<T>
  ) { store(clip(vector, to: bounds), in: &result) }

  private static func values<T>(_ vector: some AccelerateBuffer<T>) -> [T] {
    vector.withUnsafeBufferPointer { Array($0) }
  }
  private static func pairs<T>(
    _ left: some AccelerateBuffer<T>, _ right: some AccelerateBuffer<T>, _ combine: (T, T) -> T
  ) -> [T] { zip(values(left), values(right)).map { combine($0, $1) } }
  private static func store<T>(
    _ values: [T], in result: inout some AccelerateMutableBuffer<T>
  ) {
    result.withUnsafeMutableBufferPointer { buffer in
      for (index, value) in values.prefix(buffer.count).enumerated() { buffer[index] = value }
    }
  }
}

/// A vector in consecutive memory.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R
}
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}
extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
