import Drawing
import Testing

struct ColorMatrixTests {
  /// The colour of a matrix, in 0…1, not clamped.
  private func apply(_ m: ColorMatrix, _ r: Float, _ g: Float, _ b: Float, _ a: Float = 1)
    -> [Float]
  {
    [
      m.r1 * r + m.r2 * g + m.r3 * b + m.r4 * a + m.r5,
      m.g1 * r + m.g2 * g + m.g3 * b + m.g4 * a + m.g5,
      m.b1 * r + m.b2 * g + m.b3 * b + m.b4 * a + m.b5,
      m.a1 * r + m.a2 * g + m.a3 * b + m.a4 * a + m.a5,
    ]
  }

  private func areNear(_ left: [Float], _ right: [Float]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 0.002 }
  }

  @Test func neutralAmountsChangeNothing() {
    for matrix in [
      ColorMatrix(), .brightness(0), .contrast(1), .colorInvert(0), .saturation(1),
      .hueRotation(.zero), .colorMultiply(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)),
    ] {
      #expect(areNear(apply(matrix, 0.2, 0.5, 0.9, 0.6), [0.2, 0.5, 0.9, 0.6]))
    }
  }

  @Test func contrastPivotsAtMiddleGray() {
    #expect(areNear(apply(.contrast(3), 0.5, 0.5, 0.5), [0.5, 0.5, 0.5, 1]))
    #expect(areNear(apply(.contrast(0), 0.1, 0.9, 0.3), [0.5, 0.5, 0.5, 1]))
    #expect(areNear(apply(.contrast(-1), 0.1, 0.9, 0.5), [0.9, 0.1, 0.5, 1]))
  }

  @Test func graysKeepTheirGray() {
    for matrix in [
      ColorMatrix.saturation(0), .saturation(-2), .saturation(5), .hueRotation(.degrees(77)),
    ] {
      #expect(areNear(apply(matrix, 0.4, 0.4, 0.4), [0.4, 0.4, 0.4, 1]))
    }
    let gray = apply(.saturation(0), 0.2, 0.6, 0.9)
    #expect(gray[0] == gray[1] && gray[1] == gray[2])
  }

  @Test func aWholeTurnOfTheHueIsNone() {
    #expect(areNear(apply(.hueRotation(.degrees(360)), 0.2, 0.5, 0.9), [0.2, 0.5, 0.9, 1]))
    let there = apply(.hueRotation(.degrees(50)), 0.2, 0.5, 0.9)
    #expect(
      areNear(
        apply(.hueRotation(.degrees(-50)), there[0], there[1], there[2]), [0.2, 0.5, 0.9, 1]))
  }

  @Test func luminanceBecomesAlpha() {
    #expect(areNear(apply(.luminanceToAlpha, 1, 1, 1), [0, 0, 0, 1]))
    #expect(areNear(apply(.luminanceToAlpha, 0, 1, 0, 0.1), [0, 0, 0, 0.7152]))
  }

  @Test func twoInversionsAreNone() {
    let once = apply(.colorInvert(), 0.1, 0.6, 1)
    #expect(areNear(once, [0.9, 0.4, 0, 1]))
    #expect(areNear(apply(.colorInvert(), once[0], once[1], once[2]), [0.1, 0.6, 1, 1]))
  }
}
