import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct PageTransitionTests {
  private func stage(_ page: Int) -> Stage<Int> {
    Stage(page) { page in
      TabView(selection: .constant(page)) {
        ForEach(0..<3) { Color.red.probe("\($0)").tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test func pagesSlideInTheDirectionOfTheTurn() {
    let stage = stage(0)
    withAnimation(.linear(duration: 1)) { stage.value = 2 }
    stage.at(0.25)
    #expect(stage.seen("0").minX == -25)
    #expect(stage.seen("2").minX == 75)
    #expect(stage.at(1).seen("2").minX == 0)
    withAnimation(.linear(duration: 1)) { stage.value = 1 }
    stage.at(1.25)
    #expect(stage.seen("2").minX == 25)
    #expect(stage.seen("1").minX == -75)
  }

  @Test func pagesChangeAtOnceWithoutAnAnimation() {
    let stage = stage(0)
    stage.value = 1
    #expect(stage.at(0).seen("1").minX == 0)
    #expect(stage.seen("0") == .null)
  }
}
