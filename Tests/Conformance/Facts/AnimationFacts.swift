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
  }
}
