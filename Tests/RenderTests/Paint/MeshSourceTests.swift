import Foundation
import LayoutDSL
import Testing

@testable import Render

struct MeshSourceTests {
  private func mesh(
    _ positions: [SIMD2<Float>], smooths: Bool = false, opacity: Float = 1
  ) -> MeshPaint {
    let colors = [Drawing.red, Drawing.blue, Drawing.white, Drawing.black]
    let gradient = MeshGradient(
      width: 2, height: 2, locations: .points(positions),
      colors: .resolvedColors(colors.map { $0.multiplyingOpacity(by: opacity) }),
      smoothsColors: smooths)
    guard case .mesh(let mesh) = gradient.resolvedStyle(in: EnvironmentValues()).fill else {
      preconditionFailure("a mesh of four corners")
    }
    return mesh
  }

  private func picture(_ mesh: MeshPaint) throws -> Pixmap {
    try Drawing.render(
      .fill(
        Drawing.rect(0, 0, 40, 40), .mesh(mesh, in: CGRect(x: 0, y: 0, width: 40, height: 40)),
        FillStyle()), width: 40, height: 40)
  }

  @Test func cornersHaveTheirColors() throws {
    let picture = try picture(mesh([[0, 0], [1, 0], [0, 1], [1, 1]]))
    #expect(picture.coveredArea == 1600)
    #expect(picture[0, 0].red > 245 && picture[0, 0].blue < 10)
    #expect(picture[39, 0].blue > 245 && picture[39, 0].red < 10)
    #expect(picture[0, 39].green > 245)
    #expect(picture[39, 39].red < 10 && picture[39, 39].green < 10)
  }

  @Test(arguments: [false, true])
  func colorsMixByTheirFormula(smooths: Bool) throws {
    let picture = try picture(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], smooths: smooths))
    /// How much of the far colour is in the mixture: Catmull and Rom's cubic, its ends doubled.
    func part(_ t: Double) -> Double {
      smooths ? (t + 3 * t * t - 2 * t * t * t) / 2 : t
    }
    let corners: [[Double]] = [[255, 0, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0]]
    for y in stride(from: 1, to: 40, by: 3) {
      for x in stride(from: 1, to: 40, by: 3) {
        let u = part((Double(x) + 0.5) / 40), v = part((Double(y) + 0.5) / 40)
        let pixel = picture[x, y]
        for (channel, actual) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          let upper = corners[0][channel] * (1 - u) + corners[1][channel] * u
          let lower = corners[2][channel] * (1 - u) + corners[3][channel] * u
          #expect(abs(Double(actual) - upper * (1 - v) - lower * v) <= 2.5, "at \(x), \(y)")
        }
      }
    }
  }

  @Test func nothingIsPaintedOutsideTheMesh() throws {
    let picture = try picture(mesh([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]))
    #expect(picture[5, 5].alpha == 0 && picture[20, 20].alpha == 255)
    #expect(picture.coveredArea == 400)
  }

  @Test func clearColorsStayBelowTheirAlpha() throws {
    let picture = try picture(
      mesh([[0, 0], [1, 0], [0, 1], [1, 1]], smooths: true, opacity: 0.5))
    #expect(picture[20, 20].alpha == 128)
  }

  @Test func foldedMeshesDoNotTrap() throws {
    _ = try picture(mesh([[1, 1], [0, 0], [2, -1], [0.5, 0.5]]))
    #expect(try picture(mesh([[.nan, 0], [1, 0], [0, 1], [1, 1]])).coveredArea == 0)
    #expect(try picture(mesh([[1e9, 0], [1, 0], [0, -1e9], [1, 1]])).coveredArea >= 0)
  }
}
