// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
@_exported import Foundation

// Random numbers. A source without a seed starts at the same number in each run, so that pictures
// are reproducible.

public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  private var random: RandomNumbers

  public override init() { random = RandomNumbers(seed: 1) }
  fileprivate init(state: UInt64) { random = RandomNumbers(seed: state) }
  open class func sharedRandom() -> GKRandomSource { shared }

  fileprivate func next() -> UInt64 { random.next() }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  /// Returns a number from 0 to below the bound; 0 for a bound below 1.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  /// Returns the objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }
}

/// A source that a seed determines; its numbers are not those of Apple's source of the same name.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: Data
  public override convenience init() { self.init(seed: Data()) }
  public init(seed: Data) {
    self.seed = seed
    super.init(
      state: seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }
  open func dropValues(_ count: Int) {
    for _ in 0..<max(count, 0) { _ = next() }
  }
}
/// A source that a seed determines; its numbers are not those of Apple's source of the same name.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64
  public override convenience init() { self.init(seed: 1) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}
/// A source that a seed determines; its numbers are not those of Apple's source of the same name.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64
  public override convenience init() { self.init(seed: 1) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue, highestValue: Int
  fileprivate let source: any GKRandom
  open var numberOfPossibleOutcomes: Int { max(highestValue - lowestValue + 1, 0) }
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: min(upperBound, highestValue + 1) - lowestValue)
  }
  open func nextUniform() -> Float {
    let count = numberOfPossibleOutcomes
    return count > 1 ? Float(nextInt() - lowestValue) / Float(count - 1) : 0
  }
  open func nextBool() -> Bool { source.nextBool() }
}

/// A distribution that gives each value once before it gives one again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    guard numberOfPossibleOutcomes > 0 else { return lowestValue }
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
