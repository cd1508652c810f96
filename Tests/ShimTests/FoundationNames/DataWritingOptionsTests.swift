import Foundation
import FoundationNames
import Testing

struct DataWritingOptionsTests {
  @available(*, deprecated)
  @Test func theFormerNameOfAtomic() { #expect(Data.WritingOptions.atomicWrite == .atomic) }
}
