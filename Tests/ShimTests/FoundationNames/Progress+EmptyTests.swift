import Foundation
import FoundationNames
import Testing

struct ProgressEmptyTests {
  @Test func aProgressNeedsNoUnits() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0)
    #expect(progress.completedUnitCount == 0)
  }
}
