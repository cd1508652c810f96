import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render
@testable import Vector

@MainActor
struct InnerShadowTests {
  private func picture<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 60, height: 60), background: nil, content: content).render()
  }

  @Test func innerShadowFadesFromTheEdge() throws {
    let picture = try picture {
      Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 4)))
        .frame(width: 40, height: 40)
    }
    // The light is halved at the edge and complete three deviations inside.
    let edge = Int(picture[10, 30].red) + Int(picture[9, 30].red)
    #expect(picture[9, 30].alpha == 0, "nothing is painted outside")
    #expect(abs(edge - 139) <= 4, "Φ(0.125) of the light half a pixel inside")
    #expect(picture[30, 30].red == 255)
    #expect(picture[12, 30].red < picture[16, 30].red)
    #expect((0..<60).allSatisfy { picture[$0, 30].alpha == (10..<50 ~= $0 ? 255 : 0) })
  }

  @Test func offsetMovesTheShadow() throws {
    let picture = try picture {
      Circle().fill(Color.white.shadow(.inner(color: .black, radius: 2, y: 6)))
    }
    #expect(picture[30, 3].red < 60)
    #expect(picture[30, 57].red > 200)
  }

  @Test func innerAndDropShadowsCombine() throws {
    let picture = try picture {
      Rectangle().fill(
        Color.white.shadow(.inner(color: .black, radius: 0, x: 10))
          .shadow(.drop(color: .red, radius: 0, x: 5))
      ).frame(width: 40, height: 40)
    }
    #expect(picture[15, 30] == Pixmap.Pixel(red: 0, green: 0, blue: 0))
    #expect(picture[25, 30] == Pixmap.Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[52, 30] == Pixmap.Pixel(red: 255, green: 59, blue: 48))
  }

  @Test func innerShadowsApplyToText() throws {
    let plain = try picture { Text("H").font(.system(size: 50)).foregroundStyle(.red) }
    let shaded = try picture {
      Text("H").font(.system(size: 50)).foregroundStyle(.red.shadow(.inner(radius: 2)))
    }
    var differs = false
    for y in 0..<60 {
      for x in 0..<60 {
        #expect(abs(Int(plain[x, y].alpha) - Int(shaded[x, y].alpha)) <= 1)
        differs = differs || plain[x, y].red != shaded[x, y].red
      }
    }
    #expect(differs)
  }
}
