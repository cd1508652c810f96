import Foundation
import FoundationNames
import Testing

struct ProgressFilesTests {
  @Test func valuesOfFilesAreHeldByTheirKeys() {
    let progress = Progress(totalUnitCount: 4)
    #expect(progress.fileTotalCount == nil && progress.fileURL == nil)
    progress.fileTotalCount = 3
    progress.fileCompletedCount = 1
    progress.throughput = 2048
    progress.estimatedTimeRemaining = 1.5
    progress.fileOperationKind = .copying
    progress.fileURL = URL(fileURLWithPath: "/a")
    #expect(progress.userInfo[.fileTotalCountKey] as? Int == 3)
    #expect(progress.fileCompletedCount == 1 && progress.throughput == 2048)
    #expect(progress.estimatedTimeRemaining == 1.5 && progress.fileOperationKind == .copying)
    #expect(progress.fileURL?.path == "/a")
    progress.fileTotalCount = nil
    #expect(progress.fileTotalCount == nil)
  }
}
