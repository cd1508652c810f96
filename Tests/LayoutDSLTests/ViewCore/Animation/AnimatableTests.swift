import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct AnimatableTests {
  @Test func numbersAnimateAsThemselves() {
    var value: CGFloat = 3
    #expect(value.animatableData == 3)
    value.animatableData = 5
    #expect(value == 5)
  }

  @Test func rectanglesInterpolateTheirOriginAndSize() {
    var rect = CGRect(x: 0, y: 10, width: 20, height: 40)
    let target = CGRect(x: 10, y: 20, width: 40, height: 0)
    rect.animatableData.interpolate(towards: target.animatableData, amount: 0.5)
    #expect(rect == CGRect(x: 5, y: 15, width: 30, height: 20))
  }

  @Test func typesWithoutDataHaveEmptyData() {
    struct Still: Animatable {}
    let data = Still().animatableData
    #expect(data == .zero)
    #expect(data.magnitudeSquared == 0)
  }

  @Test func insetsAndRadiiRoundTrip() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var copy = EdgeInsets()
    copy.animatableData = insets.animatableData
    #expect(copy == insets)
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    var other = RectangleCornerRadii()
    other.animatableData = radii.animatableData
    #expect(other == radii)
  }
}
