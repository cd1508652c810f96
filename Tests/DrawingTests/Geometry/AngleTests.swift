import Drawing
import Testing

struct AngleTests {
  @Test func convertsBetweenUnits() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(90) == .radians(.pi / 2))
    #expect(Angle() == .zero)
  }

  @Test func arithmetic() {
    var angle = Angle.radians(1) + .radians(2) - .radians(0.5)
    #expect(angle.radians == 2.5)
    angle *= 2
    angle /= 5
    #expect(angle.radians == 1)
    #expect((-angle).radians == -1)
    #expect((angle * 3).radians == (3 * angle).radians)
    #expect((angle / 4).radians == 0.25)
    #expect(Angle.degrees(10) < .degrees(20))
  }
}
