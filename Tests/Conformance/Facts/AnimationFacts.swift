import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var animation: [Fact] {
    Fact("curve-easeIn", value: [0.25, 0.5, 0.75].map { CGFloat(UnitCurve.easeIn.value(at: $0)) })
      .value([0.09, 0.32, 0.62])
      .tolerance(0.01)

    Fact(
      "curve-easeInOut",
      value: [0.25, 0.5, 0.75].map { CGFloat(UnitCurve.easeInOut.value(at: $0)) }
    )
    .value([0.13, 0.5, 0.87])
    .tolerance(0.01)

    Fact("g-animation-implicit-padding-initial", 320, 120, state: CGFloat(0)) { inset in
      PaddedRow(inset: inset.wrappedValue)
    }
    .frame("row", 114, 40, 92, 40)
    .frame("faded", 114, 40, 40, 40)
    .frame("moved", 166, 40, 40, 40)

    Fact(
      "g-animation-implicit-padding-end", 320, 120, state: CGFloat(0),
      then: [{ $0.wrappedValue = 60 }]
    ) { inset in
      PaddedRow(inset: inset.wrappedValue)
    }
    .frame("row", 84, 40, 152, 40)
    .frame("faded", 84, 40, 40, 40)
    .frame("moved", 136, 40, 100, 40)

    Fact("g-transition-conditional-shown", 320, 160, state: true) { isShown in
      ConditionalRows(isShown: isShown.wrappedValue)
    }
    .frame("stack", 140.75, 48, 38.5, 64)
    .frame("above", 140.75, 48, 38.5, 16)
    .frame("hello", 144.5, 72, 31, 16)
    .frame("below", 141.75, 96, 36.5, 16)

    Fact(
      "g-transition-conditional-removed", 320, 160, state: true,
      then: [{ isShown in withAnimation(.linear(duration: 0.3)) { isShown.wrappedValue = false } }]
    ) { isShown in
      ConditionalRows(isShown: isShown.wrappedValue)
    }
    .frame("stack", 140.75, 60, 38.5, 40)
    .frame("above", 140.75, 60, 38.5, 16)
    .frame("below", 141.75, 84, 36.5, 16)
    .absent("hello")

    Fact("g-phase-animator-at-rest", 300, 120) {
      HStack(spacing: 20) {
        Color.gray.frame(width: 33, height: 16)
          .phaseAnimator([false, true], trigger: 0) { view, up in
            view.scaleEffect(up ? 1.5 : 1).opacity(up ? 0.5 : 1)
          } animation: { _ in
            .easeInOut(duration: 0.4)
          }
          .probe("text")
        Color.blue.frame(width: 40, height: 40)
          .phaseAnimator([0, 1, 2], trigger: 0) { view, phase in
            view.offset(y: CGFloat(phase) * -10)
          }
          .probe("box")
      }
      .probe("row")
    }
    .frame("row", 103.5, 40, 93, 40)
    .frame("text", 103.5, 52, 33, 16)
    .frame("box", 156.5, 40, 40, 40)
  }
}

private struct PaddedRow: View {
  let inset: CGFloat

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Color.blue.frame(width: 40, height: 40).probe("faded")
      Color.green.frame(width: 40, height: 40).padding(.leading, inset)
        .animation(.linear(duration: 0), value: inset).probe("moved")
    }
    .probe("row")
  }
}

private struct ConditionalRows: View {
  let isShown: Bool

  var body: some View {
    VStack(spacing: 8) {
      Color.gray.frame(width: 38.5, height: 16).probe("above")
      if isShown {
        Color.gray.frame(width: 31, height: 16).transition(.move(edge: .leading)).probe("hello")
      }
      Color.gray.frame(width: 36.5, height: 16).probe("below")
    }
    .probe("stack")
  }
}
