import GameplayKit
import Testing

struct GKRandomTests {
  @Test func aSeedDeterminesTheNumbers() {
    let first = GKMersenneTwisterRandomSource(seed: 7)
    let second = GKMersenneTwisterRandomSource(seed: 7)
    let numbers = (0..<50).map { _ in first.nextInt(upperBound: 6) }
    #expect(numbers == (0..<50).map { _ in second.nextInt(upperBound: 6) })
    #expect(Set(numbers) == Set(0..<6))
    #expect(first.nextInt(upperBound: 0) == 0)
  }

  @Test func aShuffledDistributionGivesEachValueOnce() {
    let dice = GKShuffledDistribution(
      randomSource: GKARC4RandomSource(seed: Data("a".utf8)), lowestValue: 1, highestValue: 6)
    #expect(Set((0..<6).map { _ in dice.nextInt() }) == Set(1...6))
  }
}
