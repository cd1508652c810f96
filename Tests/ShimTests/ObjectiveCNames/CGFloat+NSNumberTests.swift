import Testing
import UIKit

struct CGFloat_NSNumberTests {
  @Test func aLengthIsANumberObject() {
    let width: CGFloat = 12.5
    #expect(width as NSNumber == 12.5 && (NSNumber(value: 3) as? CGFloat) == 3)
    #expect(NumberFormatter().string(from: CGFloat(7) as NSNumber) == "7")
  }
}
