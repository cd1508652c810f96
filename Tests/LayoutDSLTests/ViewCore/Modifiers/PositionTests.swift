import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct PositionTests {
  @Test func theCentreIsAtThePosition() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 10).probe("a").position(x: 30, y: 40).probe("all")
    }
    #expect(screen.frame("a") == CGRect(20, 35, 20, 10))
    #expect(screen.frame("all") == CGRect(0, 0, 100, 100))
  }
}
