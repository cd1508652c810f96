import Drawing
import LayoutDSL
import Testing

struct AnimatableDrawingTests {
  @Test func anglesAnimateOnAScaleThatMatchesPoints() {
    var angle = Angle.radians(2)
    #expect(angle.animatableData == 256)
    angle.animatableData = 128
    #expect(angle.radians == 1)
  }

  @Test func cornerRadiiKeepTheirCorners() {
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    var copy = RectangleCornerRadii()
    copy.animatableData = radii.animatableData
    #expect(copy == radii)
  }

  @Test func transparentColorsHaveNoHue() {
    let clear = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0)
    var color = ResolvedColor(red: 0, green: 1, blue: 0)
    color.animatableData = clear.animatableData
    #expect(color == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
  }
}
