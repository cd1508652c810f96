import Foundation
import Testing

@testable import fuzz

@MainActor struct FuzzTargetTests {
  /// The seeds reach what is to be fuzzed: most of them make a picture.
  @Test(arguments: FuzzTarget.allCases)
  func seedsMakePictures(_ target: FuzzTarget) {
    let seeds = target.seeds
    let drawn = seeds.filter { target.run($0) }
    #expect(drawn.count * 2 > seeds.count, "\(drawn.count) of \(seeds.count)")
  }
}
