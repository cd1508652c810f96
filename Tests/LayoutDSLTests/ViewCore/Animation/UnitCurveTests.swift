import LayoutDSL
import Testing

@testable import ViewCore

struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test(arguments: curves) func runsFromZeroToOne(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308]) func isFinite(number: Double) {
    let curves = [
      UnitPoint(x: number, y: 0), UnitPoint(x: 0, y: number), UnitPoint(x: number, y: number),
    ].flatMap { point in
      [
        UnitCurve.bezier(startControlPoint: point, endControlPoint: .bottomTrailing),
        .bezier(startControlPoint: .zero, endControlPoint: point),
      ]
    }
    for curve in curves {
      for progress in [0, 0.25, 0.9, 1] { #expect(curve.value(at: progress).isFinite) }
    }
  }

  @Test(arguments: curves) func inverseInvertsTheCurve(curve: UnitCurve) {
    for progress in [0.1, 0.3, 0.5, 0.9] {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-9)
    }
  }

  @Test(arguments: curves) func velocityIsTheSlope(curve: UnitCurve) {
    for progress in [0.2, 0.4, 0.7] {
      let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-4)
    }
  }
}
