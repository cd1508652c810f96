import Foundation
import Testing

@testable import fuzz

@MainActor struct FuzzTargetTests {
  /// The seeds reach the code to be fuzzed: most of them produce an image.
  ///
  /// A session takes long and has another command, `make checked`.
  @Test(arguments: FuzzTarget.allCases.filter { $0 != .session })
  func seedsMakePictures(_ target: FuzzTarget) {
    let seeds = target.seeds
    let drawn = seeds.filter { target.run($0) }
    #expect(drawn.count * 2 > seeds.count, "\(drawn.count) of \(seeds.count)")
  }

  nonisolated struct Finding: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var testDescription: String
    /// Base64.
    var bytes: String
  }

  /// Inputs that once crashed, leaked or were slow, minimized by libFuzzer.
  nonisolated private static let findings = [
    Finding(
      target: .path, testDescription: "contains(_:) of a rectangle with a NaN origin",
      bytes: "AQAG/////wlC/0JCWg==")
  ]

  /// Sessions that once left a part of the screen stale.
  @Test(arguments: [58, 150, 670, 2334, 2368, 32548, 40049] as [UInt64])
  func sessionsLeaveNothingStale(_ seed: UInt64) {
    var bytes = randomBytes(seed: seed, count: sessionLength)
    // They failed before there were further views.
    bytes[0] &= ~32
    FuzzTarget.session.run(bytes)
    #expect(failures.isEmpty)
  }

  /// The same for sessions with all views.
  @Test(arguments: [150, 218, 100753, 201724, 203663] as [UInt64])
  func sessionsWithAllViewsLeaveNothingStale(_ seed: UInt64) {
    FuzzTarget.session.run(randomBytes(seed: seed, count: sessionLength))
    #expect(failures.isEmpty)
  }

  @Test(arguments: findings)
  func knownFindingsProduceImages(_ finding: Finding) throws {
    let bytes = try #require(Data(base64Encoded: finding.bytes))
    #expect(finding.target.run(Array(bytes)))
  }
}
