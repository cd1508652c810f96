import Foundation
import LayoutDSL
import Testing

@Animatable
struct AnimatedBar: Shape {
  var height: CGFloat
  var angle = Angle.degrees(0)
  private(set) var amount = 0.5 { didSet {} }
  @AnimatableIgnored var isRound = true
  static let shared = 1
  var area: CGFloat { height * 2 }
  let id = 3

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width, height: height))
  }
}

@Animatable struct AnimatedDot: View { var size: CGFloat; var body: some View { Circle() } }

@Suite struct AnimatableMacroTests {
  @Test func theDataHasTheStoredVariablesInTheirOrder() {
    var bar = AnimatedBar(height: 10, angle: .degrees(90))
    let data:
      AnimatablePair<
        CGFloat, AnimatablePair<Angle.AnimatableData, Double.AnimatableData>
      > = bar.animatableData
    #expect(data.first == 10)
    #expect(data.second.first == Angle.degrees(90).animatableData)
    #expect(data.second.second == 0.5)
    bar.animatableData = AnimatablePair(
      20, AnimatablePair(Angle.degrees(45).animatableData, 0.75))
    #expect(bar.height == 20 && bar.angle == .degrees(45) && bar.amount == 0.75)
  }

  @Test func aSingleVariableIsTheData() {
    var dot = AnimatedDot(size: 3)
    dot.animatableData = 5
    #expect(dot.size == 5)
  }
}
