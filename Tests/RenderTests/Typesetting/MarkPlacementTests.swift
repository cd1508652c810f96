import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

/// Inter has no anchors for many combining marks, or places them beside their letters.
struct MarkPlacementTests {
  /// The bounding boxes of the glyphs, in points from the pen position and the baseline.
  private func boxes(_ string: String, size: CGFloat) throws -> [CGRect] {
    let run = try makeEngine().draw(text(string, .system(size: size), scale: 1)).glyphRuns[0]
    let baseline = run.glyphs[0].position.y
    return run.glyphs.map { glyph in
      run.face.outline(of: glyph.id).boundingRect
        .applying(CGAffineTransform(scaleX: run.size, y: run.size))
        .offsetBy(dx: glyph.position.x, dy: glyph.position.y - baseline)
    }
  }

  @Test(arguments: [13, 96] as [CGFloat])
  func marksAreCenteredOnTheirLetters(size: CGFloat) throws {
    for string in ["Z\u{338}", "A\u{331}", "q\u{303}", "x\u{302}"] {
      let boxes = try boxes(string, size: size)
      #expect(boxes.count == 2)
      #expect(abs(boxes[0].midX - boxes[1].midX) < size / 100, "\(string)")
    }
  }

  @Test func marksDoNotOverlap() throws {
    let stack = try boxes("x\u{302}\u{303}", size: 100)
    #expect(stack.count == 3)
    #expect(stack[1].maxY < stack[0].minY)
    #expect(stack[2].maxY < stack[1].minY)
    // A mark is higher above a capital than above a lowercase letter.
    #expect(try boxes("W\u{303}", size: 100)[1].maxY < boxes("w\u{303}", size: 100)[1].maxY)
  }

  @Test func cedillasStayAttached() throws {
    for string in ["q\u{327}", "Z\u{337}\u{327}"] {
      let boxes = try boxes(string, size: 100)
      #expect(boxes[boxes.count - 1].minY < 3, "\(string)")
    }
  }

  @Test func marksHaveNoAdvance() throws {
    let engine = try makeEngine()
    let plain = engine.layout(text("ZZ", .system(size: 96))).size
    #expect(engine.layout(text("Z\u{338}Z\u{331}", .system(size: 96))).size == plain)
  }
}
