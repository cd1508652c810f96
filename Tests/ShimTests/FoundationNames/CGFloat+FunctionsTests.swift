import Foundation
import FoundationNames
import Testing

extension CGFloat {
  fileprivate func limited(from low: CGFloat, to high: CGFloat) -> CGFloat {
    min(max(self, low), high)
  }
  fileprivate static func distance(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(a, b) - min(a, b) }
  fileprivate var size: CGFloat { abs(self) + CGFloat(max(abs(-2), 1, 0, 1)) + min(self, 9, 8, 7) }
}

struct CGFloatFunctionsTests {
  @Test func extensionsCanUseTheStandardLibrarysFunctions() {
    #expect(CGFloat(5).limited(from: 1, to: 3) == 3 && CGFloat(-5).limited(from: 1, to: 3) == 1)
    #expect(CGFloat(-5).size == 2)
    #expect(CGFloat.distance(2, 5) == 3)
  }
}
