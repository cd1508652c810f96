import Foundation
import Testing
import UIKit

@MainActor struct UICoordinateSpaceTests {
  @Test func pointsAreConvertedBetweenViewsAndTheScreen() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    let space: any UICoordinateSpace = outer
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 6, y: 6))
    #expect(space.convert(CGPoint(x: 6, y: 6), to: inner as any UICoordinateSpace).x == 1)
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
