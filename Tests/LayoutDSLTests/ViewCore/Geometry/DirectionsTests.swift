import LayoutDSL
import Testing

@testable import ViewCore

struct DirectionsTests {
  @Test func setsHaveOneBitForEachDirection() {
    #expect(HorizontalDirection.Set.all.rawValue == 3)
    #expect(HorizontalDirection.Set(.trailing) == .trailing)
    #expect(VerticalDirection.Set.all == [.up, .down])
    #expect(VerticalDirection.Set(.down) != .up)
    #expect(FrameResizeDirection.Set(.outward) == .outward)
    #expect(FrameResizeDirection.Set.all.contains(.inward))
    #expect(FrameResizePosition.allCases.count == 8)
  }
}
