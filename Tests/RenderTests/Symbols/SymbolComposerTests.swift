import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

@Suite struct SymbolComposerTests {
  let composer: SymbolComposer

  init() {
    composer = SymbolComposer(weight: 400, faces: SymbolFaces(catalog: makeCatalog()))
  }

  private func path(_ name: String) throws -> Path {
    Path(storage: .elements(try #require(composer.outline(named: name)).elements))
  }

  @Test func outlinesAreHollow() throws {
    let filled = try path("bubble.left.and.bubble.right.fill")
    let rim = try path("bubble.left.and.bubble.right")
    #expect(abs(filled.boundingRect.width - rim.boundingRect.width) < 0.01)
    var inFilled = 0, inRim = 0
    for y in stride(from: filled.boundingRect.minY, to: filled.boundingRect.maxY, by: 0.03) {
      for x in stride(from: filled.boundingRect.minX, to: filled.boundingRect.maxX, by: 0.03) {
        let point = CGPoint(x: x, y: y)
        if filled.contains(point) { inFilled += 1 }
        if rim.contains(point) {
          inRim += 1
          #expect(filled.contains(point))
        }
      }
    }
    #expect(inRim > inFilled / 5 && inRim < inFilled * 3 / 4)
  }

  @Test func marksAreHolesInFilledFigures() throws {
    let heart = try path("heart.circle.fill")
    #expect(!heart.contains(.zero) && heart.contains(CGPoint(x: 0, y: 0.42)))
    let outlined = try path("heart.circle")
    #expect(outlined.contains(.zero) && !outlined.contains(CGPoint(x: 0, y: 0.39)))
  }

  @Test func slashesLeaveAGap() throws {
    let ink = try #require(composer.outline(named: "tv.slash.fill")).ink
    let slashed = try path("tv.slash.fill")
    let middle = CGPoint(x: ink.midX, y: ink.midY)
    #expect(slashed.contains(middle))
    #expect(!slashed.contains(CGPoint(x: middle.x + 0.06, y: middle.y - 0.06)))
  }

  @Test func badgesHaveTheirOwnLayer() throws {
    let outline = try #require(composer.outline(named: "folder.fill.badge.plus"))
    #expect(outline.layers.map(\.rank) == [1, 0])
    #expect(outline.layers.map(\.color) == [nil, .green])
    let plain = try #require(composer.outline(named: "folder.fill"))
    #expect(outline.ink.maxX > plain.ink.maxX && outline.ink.minX == plain.ink.minX)
  }

  @Test func heavierTextHasHeavierOutlines() throws {
    let black = SymbolComposer(weight: 900, faces: composer.faces)
    let light = try #require(composer.outline(named: "flame"))
    let heavy = try #require(black.outline(named: "flame"))
    #expect(abs(light.ink.width - heavy.ink.width) < 1e-9)
    #expect(light.elements != heavy.elements)
  }
}
