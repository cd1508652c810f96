import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct BuiltInTransitionsTests {
  private let linear = Animation.linear(duration: 1)
  private let journal = Journal()

  @Test func aViewFadesInByDefault() {
    let stage = Stage(false, journal: journal, inserting: nil)
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0).opacities == [0])
    #expect(stage.seen("old") == CGRect(40, 40, 20, 20))
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.seen("new") == CGRect(40, 30, 20, 20))
    #expect(stage.seen("old") == CGRect(40, 42.5, 20, 20))
    #expect(stage.at(1).opacities == [])
    #expect(journal.entries == ["appears"])
  }

  @Test func aViewMovesInFromAnEdge() {
    let stage = Stage(false, journal: journal, inserting: .move(edge: .leading))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.25).seen("new") == CGRect(25, 30, 20, 20))
    #expect(stage.at(1).seen("new") == CGRect(40, 30, 20, 20))
  }

  @Test func aViewSlidesThrough() {
    let stage = Stage(false, journal: journal, inserting: .slide)
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).seen("new").minX == 30)
    stage.at(1)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(1.5).seen("new").minX == 50)
  }

  @Test func insertionAndRemovalMayDiffer() {
    let stage = Stage(
      false, journal: journal,
      inserting: .asymmetric(insertion: .opacity, removal: .offset(x: 30).combined(with: .opacity)))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).seen("new").minX == 40)
    stage.at(1)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(1.5).seen("new").minX == 55)
    #expect(stage.opacities.contains(0.5))
  }
}
