import Foundation
import Testing

@testable import Vector

struct SVGScannerTests {
  @Test func numbersNeedNoSeparator() {
    #expect(SVGScanner.numbers(in: "1,2 -3.5.5-1e2+4") == [1, 2, -3.5, 0.5, -100, 4])
    #expect(SVGScanner.numbers(in: "1.e") == [1])
    #expect(SVGScanner.numbers(in: "x1").isEmpty && SVGScanner.numbers(in: "-").isEmpty)
  }

  @Test func lengthsHaveUnits() {
    #expect(CGFloat(svgLength: "12") == 12 && CGFloat(svgLength: " 1in ") == 96)
    #expect(CGFloat(svgLength: "3px") == 3 && CGFloat(svgLength: "50%") == nil)
    #expect(CGFloat(svgLength: nil) == nil && CGFloat(svgLength: "inf") == nil)
    #expect(CGFloat(svgShare: "50%") == 0.5 && CGFloat(svgShare: "7") == 1)
    #expect(CGFloat(svgShare: "x") == nil)
  }
}
