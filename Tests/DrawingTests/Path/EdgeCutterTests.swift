import Foundation
import Testing

@testable import Drawing

@Suite struct EdgeCutterTests {
  private typealias Edge = PathArrangement.Edge

  private func edge(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) -> Edge {
    Edge(start: GridPoint(x: x1, y: y1), end: GridPoint(x: x2, y: y2), source: 0, from: 0, to: 1)
  }

  @Test func edgesAreSplitWhereTheyCross() throws {
    // Eight vertical lines, eight horizontal ones and a distant edge.
    let lines = (0..<8).flatMap {
      [edge($0 * 10, -50, $0 * 10, 200), edge(-50, $0 * 10, 200, $0 * 10)]
    }
    let far = edge(1 << 26, 1 << 26, 1 << 26, (1 << 26) + 1)
    let parts = try #require(EdgeCutter(lines + [far]).cut())
    #expect(parts.count == 16 * 9 + 1)
    #expect(EdgeCutter(parts).cut() == nil)
  }

  /// The number of edges of a long dashed line, which has hundreds of millions of pairs.
  @Test func disjointEdgesAreNotPaired() {
    let row = (0..<20_000).map { edge($0 * 2, 0, $0 * 2, 10) }
    let column = (0..<20_000).map { edge(-20, $0 * 2, -10, $0 * 2) }
    let far = edge(1 << 26, 1 << 26, 1 << 26, (1 << 26) + 1)
    #expect(EdgeCutter(row + [far]).cut() == nil)
    #expect(EdgeCutter(column + [far]).cut() == nil)
  }

  /// For any mix of edges, each row finds all edges that span it.
  @Test(arguments: [1, 1000])
  func binsContainAllEdgesThatSpanARow(_ height: Int) {
    let edges =
      (0..<200).map { index in
        edge(index, index * 7 % 40 - 20, index + 3, index * 7 % 40 - 20 + height * (1 + index % 3))
      } + [edge(0, -1_000_000, 1, 1_000_000)]
    let bins = EdgeBins(edges)
    for y in -45...80 {
      var found: Set<Int> = []
      bins.forEach(atTwice: y) { found.insert($0) }
      for index in edges.indices
      where edges[index].start.y * 2 <= y && y <= edges[index].end.y * 2 {
        #expect(found.contains(index))
      }
    }
  }
}
