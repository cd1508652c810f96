import Foundation
import Testing

@testable import Drawing

struct PathArrangementTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
  private let corner = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
  }

  @Test func edgesMeetOnlyAtTheirEnds() throws {
    let arrangement = try #require(PathArrangement(square, shifted, closesFirst: true))
    // Each square has four sides, two of which are cut once.
    #expect(arrangement.edges.count == 12)
    #expect(EdgeCutter(arrangement.edges).cut() == nil)
    #expect(arrangement.edges.allSatisfy { $0.start < $0.end })
  }

  @Test func sharedEdgesAreOneEdge() throws {
    let arrangement = try #require(PathArrangement(square, square, closesFirst: true))
    #expect(arrangement.edges.count == 4)
    for windings in arrangement.windings() {
      #expect(windings.left.first == windings.left.second)
      #expect(windings.right.first == windings.right.second)
      #expect(abs(windings.left.first) + abs(windings.right.first) == 1)
    }
  }

  @Test func windingsCountBothPathsOnBothSides() throws {
    let inner = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let arrangement = try #require(PathArrangement(square, inner, closesFirst: true))
    let windings = arrangement.windings()
    let left = try #require(arrangement.edges.firstIndex { $0.start.x == 0 && $0.end.x == 0 })
    #expect(windings[left].left.first == 0 && windings[left].left.second == 0)
    #expect(abs(windings[left].right.first) == 1 && windings[left].right.second == 0)
    let sides = arrangement.edges.indices.filter { arrangement.edges[$0].source >= 4 }
    #expect(sides.count == 4)
    for side in sides {
      // The inner square is inside the outer one.
      #expect(abs(windings[side].left.first) == 1 && abs(windings[side].right.first) == 1)
      #expect(abs(windings[side].left.second - windings[side].right.second) == 1)
    }
  }

  @Test func theSidesOfAHorizontalEdgeAreBelowAndAbove() throws {
    let arrangement = try #require(PathArrangement(square, Path(), closesFirst: true))
    let windings = arrangement.windings()
    let top = try #require(arrangement.edges.firstIndex { $0.start.y == 0 && $0.end.y == 0 })
    #expect(abs(windings[top].left.first) == 1 && windings[top].right.first == 0)
  }

  @Test func anOpenFirstPathIsClosedOnRequest() throws {
    let closed = try #require(PathArrangement(corner, Path(), closesFirst: true))
    let open = try #require(PathArrangement(corner, Path(), closesFirst: false))
    #expect(closed.edges.count == 3)
    #expect(open.edges.count == 2)
    // The second path is always closed.
    let second = try #require(PathArrangement(Path(), corner, closesFirst: false))
    #expect(second.edges.count == 3 && second.firstPieces.isEmpty)
  }

  @Test func piecesOfTheFirstPathAreInItsOrder() throws {
    var two = corner
    two.addPath(corner, transform: CGAffineTransform(translationX: 40, y: 0))
    let band = Path(CGRect(x: -5, y: 4, width: 100, height: 2))
    let arrangement = try #require(PathArrangement(two, band, closesFirst: false))
    // Each corner has a horizontal line and a vertical one, which the band cuts twice.
    #expect(
      arrangement.firstPieces.map(\.startsSubpath) == [
        true, false, false, false, true, false, false, false,
      ])
    for (piece, next) in zip(arrangement.firstPieces, arrangement.firstPieces.dropFirst()) {
      #expect(next.startsSubpath || piece.line.end == next.line.start)
    }
    for piece in arrangement.firstPieces {
      let edge = arrangement.edges[piece.edge]
      #expect(Set([edge.start, edge.end]) == [piece.line.start, piece.line.end])
    }
  }

  @Test func partsOfACurveAreJoinedToTheCurve() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let arrangement = try #require(PathArrangement(circle, Path(), closesFirst: true))
    #expect(arrangement.edges.count > 40)
    let joined = arrangement.path(
      contours: [arrangement.firstPieces.map(\.line)], isClosed: true)
    var curves = 0, lines = 0
    joined.forEach { element in
      switch element {
      case .curve: curves += 1
      case .line: lines += 1
      default: break
      }
    }
    #expect(curves == 4 && lines == 0)
    let box = joined.boundingRect
    #expect(abs(box.width - 20) < 1e-4 && abs(box.height - 20) < 1e-4)
  }

  /// Otherwise equal arcs of two shapes would leave slivers between them.
  @Test func aCurveAndItsReverseHaveTheSameChords() throws {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 9), CGPoint(x: 9, y: 1)]
    let end = CGPoint(x: 12, y: 8)
    let there = Path { path in
      path.move(to: points[0])
      path.addCurve(to: end, control1: points[1], control2: points[2])
    }
    let back = Path { path in
      path.move(to: end)
      path.addCurve(to: points[0], control1: points[2], control2: points[1])
    }
    let alone = try #require(PathArrangement(there, Path(), closesFirst: true))
    let both = try #require(PathArrangement(there, back, closesFirst: true))
    #expect(alone.edges.count > 10)
    #expect(both.edges.map(\.start) == alone.edges.map(\.start))
  }

  @Test func pathsWithoutAFiniteExtentHaveNoArrangement() {
    #expect(PathArrangement(Path(), Path(), closesFirst: true) == nil)
    for length in [CGFloat.nan, .infinity, 1e31, 1e-31] {
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: length, y: 0))
      }
      #expect(PathArrangement(line, Path(), closesFirst: false) == nil)
    }
  }
}
