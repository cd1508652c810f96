import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OnScrollTargetVisibilityChangeTests {
  @Test func visibleTargetsAreListedInOrder() {
    var lists: [[String]] = []
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach((0..<100).map { "row \($0)" }, id: \.self) { _ in Color.red.frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: String.self) { lists.append($0) }
    }
    #expect(lists == [["row 0", "row 1", "row 2"]])
    screen.scroll(to: CGPoint(x: 0, y: 10))
    #expect(lists.count == 1)
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(lists.last == ["row 1", "row 2"])
    screen.scroll(to: CGPoint(x: 0, y: 41))
    #expect(lists.last == ["row 1", "row 2", "row 3"])
    #expect(lists.count == 3)
  }

  @Test func thresholdsAreFractionsOfTheArea() {
    var lists: [[Int]] = []
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 40) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { lists.append($0) }
    }
    #expect(lists == [[0, 1]])
    screen.scroll(to: CGPoint(x: 0, y: 20))
    #expect(lists.last == [1, 2])
  }

  @Test func identitiesOfOtherTypesAreNotListed() {
    var lists: [[String]] = []
    _ = Screen {
      ScrollView {
        VStack { ForEach(0..<10) { _ in Color.red.frame(height: 40) } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: String.self) { lists.append($0) }
    }
    #expect(lists.isEmpty)
  }
}
