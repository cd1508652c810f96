import SnapshotTesting
import Testing

@Suite struct SnapshotTestingConfigurationTests {
  @Test func scopesNest() {
    #expect(SnapshotTestingConfiguration.current == nil)
    withSnapshotTesting(record: .all) {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
      withSnapshotTesting {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
      }
    }
  }

  @MainActor @Test func scopesMaySuspend() async {
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      MainActor.assertIsolated()
      #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }
  }

  @Test func aScopeKeepsTheToolOfTheOuterOne() {
    withSnapshotTesting(diffTool: .ksdiff) {
      withSnapshotTesting(record: .never) {
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "/a", failedFilePath: "/b") == #"ksdiff "/a" "/b""#)
      }
    }
  }
}
