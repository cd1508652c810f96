import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct ConcentricRectangleTests {
  /// The path of a shape that is 10 points inside a container with corners of 20 points.
  private func path(_ shape: some Shape) throws -> Path {
    let screen = Screen {
      shape.fill(.black).padding(10).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    guard case .fill(let path, _, _) = screen.list.items.first else {
      return try #require(nil, "no shape")
    }
    return path
  }

  @Test func cornersFollowTheirStyles() throws {
    #expect(try path(ConcentricRectangle()) == path(RoundedRectangle(cornerRadius: 10)))
    #expect(
      try path(
        ConcentricRectangle(
          topLeadingCorner: .concentric(minimum: 16), topTrailingCorner: .fixed(24),
          bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed(0)))
        == path(
          UnevenRoundedRectangle(
            topLeadingRadius: 16, bottomLeadingRadius: 10, topTrailingRadius: 24)))
    #expect(
      try path(ConcentricRectangle(uniformTopCorners: .fixed(8), uniformBottomCorners: .concentric))
        == path(
          UnevenRoundedRectangle(
            topLeadingRadius: 8, bottomLeadingRadius: 10, bottomTrailingRadius: 10,
            topTrailingRadius: 8)))
  }

  @Test func withoutAContainerConcentricCornersAreSquare() {
    let rect = CGRect(0, 0, 40, 30)
    #expect(ConcentricRectangle().path(in: rect).boundingRect == rect)
    #expect(ConcentricRectangle().path(in: rect).contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(!ConcentricRectangle(corners: .fixed(9)).path(in: rect).contains(CGPoint(x: 1, y: 1)))
  }
}
