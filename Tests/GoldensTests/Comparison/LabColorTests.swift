import Testing

@testable import Goldens

struct LabColorTests {
  private func lab(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255, over backdrop: Int = 0
  ) -> LabColor {
    LabColor([red, green, blue, alpha], over: backdrop)
  }

  private func isNear(_ color: LabColor, _ lightness: Double, _ a: Double, _ b: Double) -> Bool {
    abs(color.lightness - lightness) < 0.05 && abs(color.a - a) < 0.05 && abs(color.b - b) < 0.05
  }

  /// The values of CIE L*a*b* for the corners of sRGB, D65.
  @Test func knownColoursHaveTheirValues() {
    #expect(isNear(lab(0, 0, 0), 0, 0, 0))
    #expect(isNear(lab(255, 255, 255), 100, 0, 0))
    #expect(isNear(lab(255, 0, 0), 53.24, 80.09, 67.20))
    #expect(isNear(lab(0, 255, 0), 87.73, -86.18, 83.18))
    #expect(isNear(lab(0, 0, 255), 32.30, 79.19, -107.86))
    #expect(isNear(lab(119, 119, 119), 50.03, 0, 0))
  }

  @Test func translucentPixelsShowTheBackdrop() {
    #expect(isNear(lab(0, 0, 0, 0, over: 255), 100, 0, 0))
    #expect(isNear(lab(0, 0, 0, 0, over: 0), 0, 0, 0))
    // Colours above their alpha are no colours; they must not run out of the table.
    #expect(lab(255, 255, 255, 0, over: 255).lightness <= 100.01)
  }

  @Test func aColourDiffersFromItselfByNothing() {
    for value in stride(from: UInt8(0), through: 250, by: 25) {
      let color = lab(value, 255 - value, 128)
      #expect(color.difference(from: color) == 0)
    }
    #expect(abs(lab(0, 0, 0).difference(from: lab(255, 255, 255)) - 100) < 0.05)
    #expect(lab(255, 0, 0).difference(from: lab(254, 0, 0)) < 1)
  }
}
