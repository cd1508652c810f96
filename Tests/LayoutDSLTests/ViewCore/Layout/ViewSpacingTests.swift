import LayoutDSL
import Testing

@testable import ViewCore

struct ViewSpacingTests {
  private let text = ViewSpacing(text: TextSpacing(textAbove: 2, viewAbove: 9, viewBelow: 11))

  @Test func plainViewsHaveTheDefaultDistance() {
    for axis in [Axis.horizontal, .vertical] {
      #expect(ViewSpacing.plain.distance(to: .plain, along: axis) == 8)
      #expect(ViewSpacing.plain.distance(to: .zero, along: axis) == 0)
      #expect(ViewSpacing.zero.distance(to: .plain, along: axis) == 0)
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
    }
  }

  @Test func textsDecideVertically() {
    #expect(text.distance(to: text, along: .vertical) == 2)
    #expect(ViewSpacing.plain.distance(to: text, along: .vertical) == 9)
    #expect(text.distance(to: .plain, along: .vertical) == 11)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func aTextOfAButtonIsAPlainViewToTheViewsBelow() {
    let button = text.ofButton
    #expect(text.distance(to: button, along: .vertical) == 0)
    #expect(ViewSpacing.plain.distance(to: button, along: .vertical) == 9)
    #expect(button.distance(to: .plain, along: .vertical) == 8)
    #expect(button.distance(to: text, along: .vertical) == 9)
    #expect(ViewSpacing.plain.ofButton == .plain)
    #expect(ViewSpacing.zero.ofButton == .zero)
  }

  @Test func aUnionTakesTheGreaterRequests() {
    let large = ViewSpacing(text: TextSpacing(textAbove: 5, viewAbove: 1, viewBelow: 1))
    let both = text.union(large)
    #expect(text.distance(to: both, along: .vertical) == 5)
    #expect(ViewSpacing.plain.distance(to: both, along: .vertical) == 9)
    #expect(both == large.union(text), "the order does not matter")
  }

  @Test func onlySomeEdgesAreMerged() {
    let top = ViewSpacing.plain.union(text, edges: .top)
    #expect(text.distance(to: top, along: .vertical) == 11)
    #expect(top.distance(to: text, along: .vertical) == 9)
    let none = ViewSpacing.plain.union(text, edges: [])
    #expect(none == .plain)
    #expect(
      ViewSpacing.plain.union(.zero, edges: .leading)
        .distance(to: .plain, along: .horizontal) == 8)
  }

  @Test func aResetEdgeIsThatOfAPlainView() {
    var spacing = text
    spacing.reset(.bottom)
    #expect(spacing.distance(to: .plain, along: .vertical) == 8)
    #expect(ViewSpacing.plain.distance(to: spacing, along: .vertical) == 9)
    var zero = ViewSpacing.zero
    zero.reset(.all)
    #expect(zero == .plain)
  }
}
