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

  nonisolated struct Finding: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var testDescription: String
    /// In base 64.
    var bytes: String
  }

  /// What once stopped the program, leaked or took its time; as small as libFuzzer could make it.
  nonisolated private static let findings = [
    Finding(
      target: .path, testDescription: "asks a rectangle at no number what it contains",
      bytes: "AQAG/////wlC/0JCWg==")
  ]

  @Test(arguments: findings)
  func findingsDoNoHarm(_ finding: Finding) throws {
    let bytes = try #require(Data(base64Encoded: finding.bytes))
    #expect(finding.target.run(Array(bytes)))
  }
}
