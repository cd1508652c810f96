import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct ShapedTextBuilderTests {
  private let face: FontFace

  init() throws {
    face = try #require(
      makeEngine().draw(text("a")).glyphRuns.first?.face as? FontFace)
  }

  private func run(
    _ string: String, size: CGFloat = 10, kerning: CGFloat = 0, tracking: CGFloat = 0
  ) -> ResolvedText.Run {
    var run = ResolvedText.Run(string: string, font: Font.system(size: size).request(for: .large))
    run.kerning = kerning
    run.tracking = tracking
    return run
  }

  private func builder(_ runs: [ResolvedText.Run]) -> ShapedTextBuilder {
    var text = ResolvedText()
    text.runs = runs
    var end = 0
    let ends = runs.map { run in
      end += run.string.utf8.count
      return end
    }
    return ShapedTextBuilder(
      text: text, requested: runs.map { _ in face }, spacings: runs.map { _ in .none },
      runEnds: ends, byteCount: end)
  }

  /// Adds a cluster of one glyph and advance 10 for each byte, and finishes the text.
  private func shaped(
    _ runs: [ResolvedText.Run], breaks: Set<Int> = [], lengths: [Int]? = nil
  ) -> ShapedText {
    var builder = builder(runs)
    let string = runs.map(\.string).joined()
    var offset = 0
    for length in lengths ?? string.utf8.map({ _ in 1 }) {
      if Array(string.utf8)[offset] == 0x0A {
        builder.appendNewline(at: offset)
      } else {
        builder.appendGlyph(UInt32(offset), x: 0, y: 0)
        builder.appendCluster(glyphCount: 1, from: offset, to: offset + length, advance: 10)
      }
      offset += length
    }
    return Array(string.utf8).withUnsafeBufferPointer { bytes in
      builder.finished(
        bytes, lineBreaks: bytes.indices.map { breaks.contains($0) ? 1 : 0 }, missing: [])
    }
  }

  @Test func clustersKnowTheirRunAndTheirPosition() {
    let text = shaped([run("ab"), run("c", size: 20)])
    #expect(text.clusters.map(\.run) == [0, 0, 1])
    #expect(text.clusters.map(\.firstGlyph) == [0, 1, 2])
    #expect(text.positions == [0, 10, 20, 30])
  }

  @Test func kerningAndTrackingFollowEachCharacter() {
    let text = shaped([run("a", kerning: 2), run("b"), run("c", tracking: 3)])
    #expect(text.positions == [0, 12, 22, 35])
  }

  @Test func aLigatureIsSpacedForEachOfItsCharacters() {
    let text = shaped([run("ffi", kerning: 2)], lengths: [3])
    #expect(text.positions == [0, 16])
    // A character of two bytes counts once.
    var accented = builder([run("é", kerning: 2)])
    accented.characterLengths = [2]
    accented.appendCluster(glyphCount: 0, from: 0, to: 2, advance: 10)
    let bytes = Array("é".utf8)
    let spaced = bytes.withUnsafeBufferPointer {
      accented.finished($0, lineBreaks: [0, 0], missing: [])
    }
    #expect(spaced.positions == [0, 12])
  }

  @Test func clustersAreClassifiedByTheirCharacters() {
    let text = shaped(
      [run("a \u{A0}\u{AD}\nb")], breaks: [2, 7], lengths: [1, 1, 2, 2, 1, 1])
    #expect(
      text.clusters.map(\.kind) == [.visible, .space, .visible, .softHyphen, .newline, .visible])
    #expect(text.hasNewlines)
    // A newline ends its line, so no line breaks after it by choice.
    #expect(text.clusters.map(\.allowsBreakAfter) == [false, true, false, false, false, false])
  }

  @Test func runsThatDifferOnlyInColourAreShapedTogether() {
    var spaced = run("d")
    spaced.tracking = 1
    let groups = builder([run("a"), run("b"), run("c", size: 20), run("c", size: 20), spaced])
      .groups
    #expect(groups == [0, 0, 2, 2, 4])
  }

  @Test func facesAreListedOnce() {
    var builder = builder([run("ab")])
    let item = TextItem(range: 0..<1, run: 0, face: face, script: Script("a"), level: 1)
    builder.begin(item, face)
    builder.appendCluster(glyphCount: 0, from: 0, to: 1, advance: 1)
    builder.begin(item, face)
    builder.appendCluster(glyphCount: 0, from: 1, to: 2, advance: 1)
    let bytes = Array("ab".utf8)
    let text = bytes.withUnsafeBufferPointer {
      builder.finished($0, lineBreaks: [0, 0], missing: [])
    }
    #expect(text.faces.count == 1 && text.clusters.map(\.face) == [0, 0])
    #expect(text.isMixed && text.clusters.map(\.level) == [1, 1])
  }
}
