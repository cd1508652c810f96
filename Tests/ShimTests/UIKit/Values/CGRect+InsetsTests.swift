import Testing
import UIKit

struct CGRectInsetsTests {
  @Test func insetsAreOfTheSides() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100).inset(by: insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 96))
  }
}
