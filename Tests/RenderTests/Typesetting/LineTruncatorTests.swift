import Foundation
import LayoutDSL
import Render
import Testing

@testable import Rasterizer

@Suite struct LineTruncatorTests {
  private func line(
    _ mode: ResolvedText.Truncation, of string: String = sentence, width: CGFloat?, limit: Int = 1
  ) throws -> String? {
    var source = text(string)
    source.lineLimit = limit
    source.truncation = mode
    let block = try makeEngine().layout(source, width: width)
    #expect(block.isTruncated)
    #expect(block.size.width <= width ?? .infinity)
    return block.strings(of: string).last
  }

  @Test func tailDropsTheSpaceBeforeTheEllipsis() throws {
    #expect(try line(.tail, width: 152) == "Layout must wrap this…")
  }

  @Test func headKeepsTheEnd() throws {
    #expect(try line(.head, width: 150) == "…inside a narrow frame.")
  }

  @Test func middleKeepsBothEnds() throws {
    let line = try line(.middle, width: 150)
    #expect(line == "Layout mus…rrow frame.")
  }

  /// The widths match recordings of SF.
  @Test(
    arguments: [
      (.tail, 150, 1, 144), (.head, 150, 1, 145), (.middle, 150, 1, 150),
      (.tail, 150, 2, 144), (.middle, 150, 2, 147), (.tail, 150, 3, 147), (.tail, 260, 1, 258),
    ] as [(ResolvedText.Truncation, CGFloat, Int, CGFloat)])
  func widthMatchesRecordings(
    mode: ResolvedText.Truncation, proposed: CGFloat, limit: Int, width: CGFloat
  ) throws {
    var source = text(sentence)
    source.lineLimit = limit
    source.truncation = mode
    let ours = try makeEngine().layout(source, width: proposed).size.width
    #expect(abs(ours - width) <= 1, "\(ours)")
  }

  @Test func onlyTheLastLineIsTruncated() throws {
    #expect(try line(.middle, width: 150, limit: 2)?.hasPrefix("sentence") == true)
    #expect(try line(.head, width: 150, limit: 2) == "…inside a narrow frame.")
  }

  @Test func omittedParagraphsAddAnEllipsis() throws {
    #expect(try line(.tail, of: "One\nTwo", width: nil) == "One…")
    #expect(try line(.head, of: "One\nTwo", width: nil) == "…Two")
    #expect(try line(.middle, of: "One\nTwo", width: nil) == "One…Two")
  }

  @Test func loneEllipsisFitsTheLine() throws {
    #expect(try line(.tail, width: 12) == "…")
    for mode in [ResolvedText.Truncation.tail, .head, .middle] {
      #expect(try line(mode, width: 4) == "")
      #expect(try line(mode, width: 0) == "")
    }
  }
}
