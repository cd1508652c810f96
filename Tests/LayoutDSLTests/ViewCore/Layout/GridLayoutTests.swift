import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// Compares grids with an independent model of their columns and rows.
@MainActor
struct GridLayoutTests {
  /// A cell of a fixed size, or one that takes the proposed size.
  enum Cell {
    case fixed(CGFloat, CGFloat)
    case flexible
  }

  struct Case: CustomTestStringConvertible {
    var rows: [[Cell]]
    var size: CGSize
    var spacing: CGFloat

    var testDescription: String { "\(rows.count) rows in \(size)" }

    /// Creates a grid of up to five rows and columns, determined by the seed.
    init(seed: UInt64) {
      var random = RandomNumbers(seed: seed)
      func next(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
      let columns = next(1...5)
      rows = (0..<next(1...5)).map { _ in
        (0..<next(1...columns)).map { _ in
          next(0...2) == 0
            ? .flexible : .fixed(CGFloat(next(0...60)), CGFloat(next(0...60)))
        }
      }
      size = CGSize(width: CGFloat(next(0...400)), height: CGFloat(next(0...400)))
      spacing = CGFloat(next(0...12))
    }

    /// Returns the lengths of tracks: fixed ones take what their cells need; the others share the
    /// rest equally, but take at least what their cells need.
    func lengths(_ tracks: [[Cell]], in length: CGFloat, of keyPath: KeyPath<CGSize, CGFloat>)
      -> [CGFloat]
    {
      var least = [CGFloat](repeating: 0, count: tracks.count)
      var open: Set<Int> = []
      for (index, cells) in tracks.enumerated() {
        for cell in cells {
          switch cell {
          case .flexible: open.insert(index)
          case .fixed(let width, let height):
            least[index] = max(
              least[index], CGSize(width: width, height: height)[keyPath: keyPath])
          }
        }
      }
      while true {
        let closed = least.indices.filter { !open.contains($0) }
        let left =
          length - spacing * CGFloat(tracks.count - 1) - closed.reduce(0) { $0 + least[$1] }
        let share = max(left / CGFloat(max(open.count, 1)), 0)
        guard let tight = open.filter({ least[$0] > share }).max(by: { least[$0] < least[$1] })
        else {
          return least.indices.map { open.contains($0) ? share : least[$0] }
        }
        open.remove(tight)
      }
    }

    /// Returns the frames of all cells, row by row.
    var frames: [CGRect] {
      let count = rows.map(\.count).max() ?? 0
      let columns = (0..<count).map { column in
        rows.compactMap { column < $0.count ? $0[column] : nil }
      }
      let widths = lengths(columns, in: size.width, of: \.width)
      let heights = lengths(rows, in: size.height, of: \.height)
      let total = CGSize(
        width: widths.reduce(spacing * CGFloat(count - 1), +),
        height: heights.reduce(spacing * CGFloat(rows.count - 1), +))
      var frames: [CGRect] = []
      for (row, cells) in rows.enumerated() {
        for (column, cell) in cells.enumerated() {
          let place = CGRect(
            x: (size.width - total.width) / 2 + widths[..<column].reduce(0) { $0 + $1 + spacing },
            y: (size.height - total.height) / 2 + heights[..<row].reduce(0) { $0 + $1 + spacing },
            width: widths[column], height: heights[row])
          switch cell {
          case .flexible: frames.append(place)
          case .fixed(let width, let height):
            frames.append(
              CGRect(
                x: place.midX - width / 2, y: place.midY - height / 2, width: width,
                height: height))
          }
        }
      }
      return frames
    }

    @MainActor func screen() -> Screen {
      Screen(size.width, size.height) {
        Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
          ForEach(rows.indices, id: \.self) { row in
            GridRow {
              ForEach(rows[row].indices, id: \.self) { column in
                switch rows[row][column] {
                case .flexible: Color.red.probe("cell")
                case .fixed(let width, let height):
                  Color.blue.frame(width: width, height: height).probe("cell")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func cellFramesMatchTheModel() {
    for seed in 0..<1000 as Range<UInt64> {
      let sample = Case(seed: seed)
      let actual = sample.screen().frames("cell")
      let expected = sample.frames
      #expect(actual.count == expected.count)
      for (actual, expected) in zip(actual, expected) where !actual.isNear(expected) {
        Issue.record("seed \(seed): \(actual) instead of \(expected)")
      }
    }
  }

  @Test func relayoutChangesNothing() {
    for seed in 0..<50 as Range<UInt64> {
      let screen = Case(seed: seed).screen()
      let first = screen.frames("cell")
      screen.graph.root.setNeedsLayout()
      #expect(screen.frames("cell") == first)
    }
  }

  @Test func layoutIsUsedLikeAView() {
    let screen = Screen {
      GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Color.red.frame(width: 10, height: 10).probe("a")
          Color.red.frame(width: 20, height: 20).probe("b")
        }
        GridRow {
          Color.red.frame(width: 30, height: 10).probe("c")
        }
      }
    }
    #expect(screen.frame("a") == CGRect(23, 34, 10, 10))
    #expect(screen.frame("b") == CGRect(57, 34, 20, 20))
    #expect(screen.frame("c") == CGRect(23, 56, 30, 10))
  }

  /// A loop over the columns of a cell would not end in time.
  @Test func cellsOfVeryManyColumnsAreSolvedAtOnce() {
    let screen = Screen(320, 100) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.gridCellColumns(.max).probe("left")
          Color.blue.gridCellColumns(.max).probe("right")
        }
      }
    }
    #expect(abs(screen.frame("left").width - 160) < 0.01)
    #expect(abs(screen.frame("right").width - 160) < 0.01)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let edges = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return edges.allSatisfy { abs($0) < 0.0001 }
  }
}
