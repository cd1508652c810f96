import CoreGraphics
import Foundation
import Testing

struct CGSizeEqualityTests {
  @Test func valuesCompareByTheirNumbers() {
    let size = CGSize(width: 1, height: 2)
    #expect(size.equalTo(CGSize(width: 1, height: 2)) && !size.equalTo(.zero))
    #expect(CGPoint.zero.equalTo(.zero) && !CGPoint(x: 1, y: 0).equalTo(.zero))
    #expect(CGRect.zero.equalTo(.zero) && !CGRect(x: 0, y: 0, width: 1, height: 0).equalTo(.zero))
  }
}
