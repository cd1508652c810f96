import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

struct PopoverPlacementTests {
  private func frame(
    _ source: CGRect, edge: Edge? = nil, width: CGFloat = 100, height: CGFloat = 80
  ) -> (frame: CGRect, edge: Edge) {
    PopoverPlacement(source: source, screen: CGSize(width: 300, height: 400), edge: edge)
      .frame(for: CGSize(width: width, height: height))
  }

  @Test func aPopoverIsBelowItsSource() {
    let (frame, edge) = frame(CGRect(140, 100, 20, 20))
    #expect(edge == .bottom && frame == CGRect(100, 133, 100, 80))
  }

  @Test func theChosenSideIsTriedFirst() {
    #expect(frame(CGRect(140, 200, 20, 20), edge: .top).frame == CGRect(100, 107, 100, 80))
    #expect(frame(CGRect(20, 200, 20, 20), edge: .trailing).frame == CGRect(53, 170, 100, 80))
    #expect(frame(CGRect(20, 200, 20, 20), edge: .leading).edge == .bottom, "no room")
  }

  @Test func aSourceAtTheBottomHasItAbove() {
    let (frame, edge) = frame(CGRect(140, 380, 20, 20))
    #expect(edge == .top && frame.maxY == 367)
  }

  @Test func theMarginsOfTheScreenAreKept() {
    #expect(frame(CGRect(0, 100, 10, 10)).frame.minX == 10)
    #expect(frame(CGRect(290, 100, 10, 10)).frame.maxX == 290)
  }

  @Test func aLargePopoverIsCutToTheRoom() {
    let (frame, edge) = frame(CGRect(140, 300, 20, 20), width: 900, height: 900)
    #expect(edge == .top && frame == CGRect(10, 10, 280, 277))
  }

  @Test func aSourceThatFillsTheScreenHasItInTheMiddle() {
    let (frame, edge) = frame(CGRect(0, 0, 300, 400))
    #expect(edge == .bottom && frame == CGRect(100, 213, 100, 80))
    let placement = PopoverPlacement(
      source: CGRect(0, 0, 300, 400), screen: CGSize(width: 300, height: 400), edge: .top)
    #expect(placement.frame(for: CGSize(width: 100, height: 80)).frame.maxY == 187)
    let card = frame.insetBy(dx: -13, dy: -13)
    #expect(placement.outline(in: card).contains(CGPoint(x: 150, y: card.maxY - 8)))
  }

  @Test func aLargePopoverOfAScreenIsCutToHalfOfIt() {
    let (frame, edge) = frame(CGRect(0, 0, 300, 400), width: 250, height: 390)
    #expect(edge == .bottom && frame == CGRect(25, 213, 250, 177))
  }

  /// A source that fills the screen, or lies outside, leaves no room anywhere.
  @Test(arguments: [
    CGRect(0, 0, 300, 400), CGRect(-900, -900, 3000, 3000), CGRect(0, 9000, 10, 10), .zero,
  ])
  func aFrameIsNeverNegative(source: CGRect) {
    let placement = PopoverPlacement(
      source: source, screen: CGSize(width: 300, height: 400), edge: nil)
    for size in [CGSize.zero, CGSize(width: 50, height: 50), CGSize(width: 1e6, height: 1e6)] {
      let frame = placement.frame(for: size).frame
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
      let outline = placement.outline(in: CGRect(origin: .zero, size: size)).boundingRect
      #expect(outline.isNull || outline.width.isFinite && outline.height.isFinite)
    }
  }

  @Test func theArrowPointsAtTheSource() {
    let placement = PopoverPlacement(
      source: CGRect(140, 100, 20, 20), screen: CGSize(width: 300, height: 400), edge: nil)
    let outline = placement.outline(in: CGRect(0, 0, 126, 106))
    // Its tip is at the top of the rectangle, in the middle of the card.
    #expect(outline.boundingRect.minY == 0)
    #expect(outline.contains(CGPoint(x: 63, y: 5)) && !outline.contains(CGPoint(x: 30, y: 5)))
  }

  @Test func theCardHasNoArrow() {
    let placement = PopoverPlacement(
      source: CGRect(90, 0, 20, 20), screen: CGSize(width: 200, height: 300), edge: nil)
    let rect = CGRect(0, 0, 126, 106)
    #expect(placement.outline(in: rect).boundingRect.minY == 0)
    #expect(placement.card(in: rect).boundingRect == CGRect(13, 13, 100, 80))
  }
}
