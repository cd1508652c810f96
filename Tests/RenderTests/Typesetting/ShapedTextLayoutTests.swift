import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Render
@testable import ViewCore

/// Tests text renderers with the real text engine.
@MainActor struct ShapedTextLayoutTests {
  private struct Mark: TextAttribute {
    var number: Int
  }

  /// Records its input, and draws glyph by glyph, each a point lower.
  private struct Steps: TextRenderer {
    final class Notes {
      var lines: [Int] = []
      var marks: [Int?] = []
      var bounds: [Text.Layout.TypographicBounds] = []
    }
    let notes: Notes

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        notes.lines.append(line.reduce(0) { $0 + $1.count })
        notes.bounds.append(line.typographicBounds)
        for run in line {
          notes.marks.append(run[Mark.self]?.number)
          for slice in run {
            context.translateBy(x: 0, y: 1)
            context.draw(slice)
          }
        }
      }
    }
  }

  @Test func rendererReplacesSystemDrawing() throws {
    let notes = Steps.Notes()
    let view = (Text("ab ") + Text("cd").customAttribute(Mark(number: 7)))
      .font(.system(size: 20)).textRenderer(Steps(notes: notes))
    let host = try ViewHost(size: CGSize(width: 100, height: 40), scale: 2) { view }
    let plain = try ViewHost(size: CGSize(width: 100, height: 40), scale: 2) {
      (Text("ab ") + Text("cd")).font(.system(size: 20))
    }
    let (drawn, usual) = (try host.render(), try plain.render())
    #expect(drawn != usual)
    #expect(notes.lines == [5])
    #expect(notes.marks == [nil, 7])
    #expect(notes.bounds[0].ascent == 20 * 1950 / 2048 && notes.bounds[0].origin.x == 0)
  }

  @Test func charactersHaveTheirIndices() throws {
    final class Seen {
      var lines: [[[Int]]] = []
    }
    struct Indices: TextRenderer {
      let seen: Seen
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        guard let first = layout.first?.first?.characterIndices.min() else { return }
        seen.lines = layout.map { line in
          line.map { run in run.characterIndices.map { first.distance(to: $0) } }
        }
        if let run = layout[0].first {
          #expect(Text.Layout.RunSlice(run: run, indices: 1..<99).count == run.count - 1)
          #expect(layout[0].first == run && layout[0].last != run)
        }
      }
    }
    let seen = Seen()
    let text = (Text("ab") + Text("cd").bold() + Text("\nשל")).textRenderer(Indices(seen: seen))
    _ = try ViewHost(size: CGSize(width: 200, height: 80)) { text }.render()
    #expect(seen.lines == [[[0, 1], [2, 3]], [[6, 5]]])
  }

  @Test func wholeLinesMatchSystemDrawing() throws {
    struct Plain: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
      }
    }
    let size = CGSize(width: 90, height: 80)
    let text = Text("Some words, underlined and wrapped").underline().font(.system(size: 15))
    let own = try ViewHost(size: size, scale: 1) { text.textRenderer(Plain()) }
    let system = try ViewHost(size: size, scale: 1) { text }
    let (drawn, usual) = (try own.render(), try system.render())
    #expect(drawn == usual)
  }
}
