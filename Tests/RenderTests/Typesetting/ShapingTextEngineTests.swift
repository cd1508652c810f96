import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct ShapingTextEngineTests {
  let engine: ShapingTextEngine

  init() throws {
    engine = try makeEngine()
  }

  @Test func preparedTextsAreReused() {
    let first = engine.prepare(text(sentence))
    #expect(engine.prepare(text(sentence)) === first)
    #expect(engine.prepare(text(sentence, .body)) !== first)
  }

  @Test func isThreadSafe() async {
    let expected = engine.layout(text(sentence), width: 150).size
    await withTaskGroup(of: CGSize.self) { group in
      for index in 0..<64 {
        group.addTask {
          _ = engine.layout(text("\(index)"))
          return engine.layout(text(sentence), width: 150).size
        }
      }
      for await size in group { #expect(size == expected) }
    }
  }

  @Test func similarTextsAreDistinguished() {
    var limited = text(sentence)
    limited.lineLimit = 1
    var spaced = text(sentence)
    spaced.lineSpacing = 10
    let heights = [text(sentence), limited, spaced, text(sentence)].map {
      engine.layout($0, width: 150).size.height
    }
    #expect(heights == [62.5, 16, 92.5, 62.5])
  }

  @Test func oldTextsAreReleased() {
    weak var first: (any PreparedText)?
    first = engine.prepare(text("first"))
    #expect(first != nil)
    for index in 0..<9000 { _ = engine.prepare(text("\(index)")) }
    #expect(first == nil)
  }
}
