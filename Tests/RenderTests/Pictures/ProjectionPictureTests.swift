import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@MainActor
struct ProjectionPictureTests {
  private func picture<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 60, height: 40), background: nil, content: content).render()
  }

  /// A projection of an affine transform matches the transform, except at the edges.
  @Test func affineProjectionMatchesTransform() throws {
    let matrix = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 15, ty: 10)
    var nearly = ProjectionTransform(matrix)
    nearly.m33 = 1 + 1e-12
    let flat = try picture { Color.red.frame(width: 40, height: 20).transformEffect(matrix) }
    let projected = try picture { Color.red.frame(width: 40, height: 20).projectionEffect(nearly) }
    #expect(flat[35, 20] != flat[5, 5])
    for y in 0..<40 {
      for x in 0..<60 {
        #expect(projected[x, y] == flat[x, y], "\(x), \(y)")
      }
    }
  }

  /// The coverage follows the projected corners.
  @Test func rotatedViewIsATrapezoid() throws {
    let effect = try picture {
      Color.red.frame(width: 40, height: 20)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    func height(_ x: Int) -> Int { (0..<40).count { (effect[x, $0].alpha) > 127 } }
    // cos 45° = 0.707; the left edge is enlarged by 1 / (1 − 14.14 / 40), the right one by 1 / (1 +
    // 14.14 / 40).
    #expect(height(30) == 20)
    #expect(height(9) >= 29 && height(9) <= 31)
    #expect(height(39) >= 14 && height(39) <= 16)
    #expect(height(7) == 0)
    #expect(height(42) == 0)
  }

  @Test func viewBehindTheEyeIsInvisible() throws {
    var behind = ProjectionTransform()
    behind.m33 = -1
    let picture = try picture { Color.red.projectionEffect(behind) }
    for y in 0..<40 {
      for x in 0..<60 { #expect(picture[x, y].alpha == 0) }
    }
  }
}
