import SnapshotTesting
import Testing

@Suite(.snapshots(record: .failed)) struct SnapshotsTraitTests {
  @Test func holdsForTheTestsOfASuite() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }

  @Test(.snapshots(record: .never)) func isOverriddenByATest() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
  }

  @Test(.snapshots) func isKeptWhereATestSaysNothing() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }

  @Suite struct Inner {
    @Test(arguments: [1, 2]) func holdsForInnerSuitesAndCases(argument: Int) {
      #expect(SnapshotTestingConfiguration.current?.record == .failed, "\(argument)")
    }
  }
}
