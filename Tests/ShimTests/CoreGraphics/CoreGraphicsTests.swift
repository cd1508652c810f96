import CoreGraphics
import Testing

struct CoreGraphicsTests {
  @Test func rectanglesAreUnited() {
    let rect = CGRectUnion(CGRectMake(0, 0, 1, 1), CGRectMake(4, 4, 1, 1))
    #expect(rect == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func descriptionsForDebuggingHaveAllNumbers() {
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
  }
}
