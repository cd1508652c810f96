import Foundation
import Testing

@testable import Vector

struct VectorNumberTests {
  @Test func numbersHaveMinimalDigits() {
    let numbers: [CGFloat] = [0, 1, -2.5, 0.0004, 1234.56789, -0.0001, 10.05]
    #expect(
      numbers.map { VectorNumber($0).description }
        == ["0", "1", "-2.5", "0", "1234.568", "0", "10.05"])
    #expect(VectorNumber(0.000_001_5, digits: 6).description == "0.000002")
  }
}
