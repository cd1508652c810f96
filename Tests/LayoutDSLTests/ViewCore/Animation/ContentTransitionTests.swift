import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct ContentTransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func opacities(_ transition: ContentTransition?) -> [Double] {
    let stage = Stage("a") { text in
      if let transition {
        Text(text).contentTransition(transition)
      } else {
        Text(text)
      }
    }
    withAnimation(linear) { stage.value = "b" }
    return stage.at(0.25).opacities
  }

  @Test func changedTextCrossFades() {
    #expect(opacities(nil) == [0.75, 0.25])
    #expect(opacities(.opacity) == [0.75, 0.25])
    #expect(opacities(.numericText()) == [0.75, 0.25])
  }

  /// Returns the position and opacity of each character during the transition, drawn as a square of
  /// ten points.
  private func pieces(
    _ old: String, _ new: String, _ transition: @escaping (String) -> ContentTransition
  ) -> [Piece] {
    let stage = Stage(old) { text in
      Text(text).font(.system(size: 10)).contentTransition(transition(text))
        .frame(width: 100, alignment: .leading)
    }
    withAnimation(linear) { stage.value = new }
    func visit(_ list: DisplayList, _ map: CGAffineTransform, _ opacity: Double) -> [Piece] {
      list.items.flatMap { item -> [Piece] in
        switch item {
        case .fill(let path, _, _):
          let frame = path.boundingRect.applying(map)
          return [Piece(x: frame.minX, y: frame.minY, opacity: opacity)]
        case .group(.transform(let inner), let list):
          return visit(list, inner.concatenating(map), opacity)
        case .group(.opacity(let inner), let list): return visit(list, map, inner * opacity)
        default: return []
        }
      }
    }
    return visit(stage.at(0.25).screen.list, .identity, 1)
  }

  private struct Piece: Equatable {
    var x: CGFloat
    var y: CGFloat
    var opacity: Double
  }

  @Test func onlyChangedDigitsRoll() {
    let up = pieces("19", "29") { _ in .numericText() }
    #expect(
      up == [
        Piece(x: 0, y: 43.75, opacity: 0.75), Piece(x: 0, y: 48.75, opacity: 0.25),
        Piece(x: 10, y: 45, opacity: 1),
      ])
    let down = pieces("19", "29") { _ in .numericText(countsDown: true) }
    #expect(down.map(\.y) == [46.25, 41.25, 45])
  }

  @Test func digitsAreMatchedFromTheRight() {
    // The 9 changes to 0, the 1 is kept and moves, and a new 1 is inserted before it.
    let pieces = pieces("n19", "n110") { _ in .numericText() }
    #expect(pieces.map(\.x) == [20, 0, 10, 12.5, 30])
    #expect(pieces.map(\.opacity) == [0.75, 1, 0.25, 1, 0.25])
  }

  @Test func theValueDeterminesTheDirection() {
    let transition: (String) -> ContentTransition = { .numericText(value: Double($0) ?? 0) }
    #expect(pieces("1", "2", transition).map(\.y) == [43.75, 48.75])
    #expect(pieces("2", "1", transition).map(\.y) == [46.25, 41.25])
  }

  @Test func aSymbolEffectReplacesTheSymbol() {
    let stage = Stage("20x20") {
      Image(systemName: $0).contentTransition(.symbolEffect(.replace))
    }
    // The symbol effect runs even if the change is not animated.
    stage.value = "20x30"
    func heights(_ list: DisplayList) -> [CGFloat] {
      list.items.flatMap { item -> [CGFloat] in
        switch item {
        case .fill(let path, _, _): [path.boundingRect.height]
        case .group(_, let inner): heights(inner)
        default: []
        }
      }
    }
    #expect(heights(stage.at(0.1).screen.list) == [20])
    #expect((stage.opacities.first ?? 1) < 1)
    #expect(heights(stage.at(0.3).screen.list) == [30])
    #expect((stage.opacities.first ?? 1) < 1)
    #expect(stage.at(0.4).opacities == [])
  }

  @Test func theIdentityIsImmediate() {
    #expect(opacities(.identity) == [])
  }

  @Test func theSameTextGrows() {
    let stage = Stage(CGFloat(10)) { Text("ab").font(.system(size: $0)) }
    withAnimation(linear) { stage.value = 20 }
    let transforms = stage.at(0.5).screen.list.items.compactMap { item -> CGFloat? in
      guard case .group(.transform(let transform), _) = item else { return nil }
      return transform.a
    }
    // Halfway from 10 to 20 points, drawn with the text of 20 points.
    #expect(transforms == [0.75])
    #expect(stage.at(1).screen.list.items.count == 1)
  }
}
