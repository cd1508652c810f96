import Drawing
import Foundation
import Testing

struct CoreGraphicsTests {
  @Test func aVectorIsMadeOfWholeNumbersAndOfLengths() {
    let whole = 3
    let length: CGFloat = 3
    #expect(CGVector(dx: 0, dy: -whole) == CGVector(dx: 0, dy: -length))
    #expect(CGVector() == .zero)
  }
}
