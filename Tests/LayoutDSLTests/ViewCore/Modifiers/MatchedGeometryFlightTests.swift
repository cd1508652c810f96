import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// `matchedGeometryEffect` during animated changes.
@MainActor
struct MatchedGeometryFlightTests {
  private let linear = Animation.linear(duration: 1)

  private struct Pair: View {
    let isLarge: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: isLarge ? .topLeading : .bottomTrailing) {
        Color.clear
        if isLarge {
          Color.red.probe("large").matchedGeometryEffect(id: 1, in: namespace)
            .frame(width: 60, height: 40)
        } else {
          Color.blue.probe("small").matchedGeometryEffect(id: 1, in: namespace)
            .frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test func anInsertedViewAnimatesFromTheRemovedOne() {
    let stage = Stage(false) { Pair(isLarge: $0) }
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0).seen("large") == CGRect(80, 80, 20, 20))
    #expect(stage.at(0.5).seen("large") == CGRect(40, 40, 40, 30))
    #expect(stage.seen("small") == CGRect(40, 40, 40, 30))
    #expect(stage.opacities.sorted() == [0.5, 0.5])
    #expect(stage.at(1).seen("large") == CGRect(0, 0, 60, 40))
    #expect(stage.seen("small") == .null)
  }

  @Test func aFollowerMovesToAnotherSource() {
    struct Marked: View {
      let chosen: Int
      @Namespace private var namespace

      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Color.gray.frame(width: 20 + CGFloat(index) * 20, height: 20)
              .matchedGeometryEffect(id: index, in: namespace)
          }
        }
        .background {
          Color.red.probe("mark").matchedGeometryEffect(
            id: chosen, in: namespace, isSource: false)
        }
      }
    }
    let stage = Stage(0) { Marked(chosen: $0) }
    #expect(stage.seen("mark") == CGRect(20, 40, 20, 20))
    withAnimation(linear) { stage.value = 1 }
    #expect(stage.at(0).seen("mark") == CGRect(20, 40, 20, 20))
    #expect(stage.at(0.5).seen("mark") == CGRect(30, 40, 30, 20))
    #expect(stage.at(1).seen("mark") == CGRect(40, 40, 40, 20))
  }
}
