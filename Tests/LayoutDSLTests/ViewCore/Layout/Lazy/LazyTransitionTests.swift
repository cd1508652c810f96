import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// Animated insertion and removal of rows in lazy containers.
@MainActor struct LazyTransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func stack(_ rows: [Int]) -> Stage<[Int]> {
    Stage(rows) { rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(height: 20).probe("\(row)")
          }
        }
      }
    }
  }

  @Test func aRowThatIsRemovedFadesOut() {
    let stage = stack([1, 2, 3])
    withAnimation(linear) { stage.value = [1, 3] }
    #expect(stage.at(0.25).opacities == [0.75])
    #expect(stage.seen("2") == CGRect(0, 20, 100, 20))
    #expect(stage.seen("3") == CGRect(0, 35, 100, 20))
    #expect(stage.screen.frame("3") == CGRect(0, 20, 100, 20))
    stage.at(1)
    #expect(stage.seen("2") == .null)
    #expect(stage.fills.count == 2)
  }

  @Test func aRowThatIsInsertedFadesIn() {
    let stage = stack([1, 3])
    withAnimation(linear) { stage.value = [1, 2, 3] }
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.seen("2") == CGRect(0, 20, 100, 20))
    #expect(stage.seen("3") == CGRect(0, 25, 100, 20))
    #expect(stage.at(1).opacities == [])
    #expect(stage.screen.frame("2") == CGRect(0, 20, 100, 20))
  }

  @Test func withoutAnAnimationRowsAreInsertedAndRemovedAtOnce() {
    let stage = stack([1, 2, 3])
    stage.value = [1, 3, 4]
    #expect(stage.at(0).opacities == [])
    #expect(stage.fills.count == 3)
  }

  @Test func rowsThatAreScrolledIntoSightDoNotFade() {
    let stage = stack(Array(0..<100))
    withAnimation(linear) { stage.value = Array(1..<100) }
    #expect(stage.at(0.5).opacities == [0.5])
    stage.screen.scroll(to: CGPoint(x: 0, y: 400))
    #expect(stage.opacities.filter { $0 != 0.5 } == [])
    stage.at(2)
    #expect(stage.opacities == [])
    #expect(stage.screen.probes.count == 5)
  }

  @Test func rowsHaveTransitionsOfTheirOwn() {
    let stage = Stage([1, 2]) { rows in
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(height: 20).probe("\(row)").transition(.move(edge: .leading))
        }
      }
    }
    withAnimation(linear) { stage.value = [1] }
    #expect(stage.at(0.25).seen("2").minX == -25)
    withAnimation(linear) { stage.value = [1, 2] }
    #expect(stage.at(3).seen("2").minX == 0)
    #expect(stage.screen.probes == ["1", "2"])
  }

  @Test func rowsSlideIntoSightAsOthersGo() {
    let stage = stack(Array(0..<100))
    #expect(stage.screen.probes.count == 5)
    withAnimation(linear) { stage.value = [0] + Array(2..<100) }
    stage.at(0.25)
    #expect(stage.seen("4") == CGRect(0, 75, 100, 20))
    #expect(stage.seen("5") == CGRect(0, 95, 100, 20))
    #expect(stage.screen.frame("5") == CGRect(0, 80, 100, 20))
    #expect(stage.at(1).seen("5") == CGRect(0, 80, 100, 20))
  }

  @Test func rowsSlideOutOfSightAsOthersCome() {
    let stage = stack(Array(0..<100))
    withAnimation(linear) { stage.value = [0, 200] + Array(1..<100) }
    stage.at(0.25)
    #expect(stage.seen("3") == CGRect(0, 65, 100, 20))
    // The last row is no longer part of the layout.
    #expect(stage.screen.frame("4") == .null)
    #expect(stage.seen("4") == CGRect(0, 85, 100, 20))
    #expect(stage.opacities == [0.25])
    #expect(stage.at(1).seen("4") == .null)
    #expect(stage.screen.probes.count == 5)
    withAnimation(linear) { stage.value = Array(0..<100) }
    #expect(stage.at(1.5).seen("4") == CGRect(0, 90, 100, 20))
    #expect(stage.at(2).seen("4") == CGRect(0, 80, 100, 20))
  }

  @Test func aRowThatSlidesOutOfSightIsShownOnceWhenItsScrollViewGrows() {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Color.red.frame(height: 20).probe("\(name):\(count)").onTapGesture { count += 1 }
      }
    }
    let stage = Stage((rows: Array(0..<100), height: CGFloat(60))) { value in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(value.rows, id: \.self) { Row(name: "\($0)") }
        }
      }
      .frame(height: value.height)
    }
    stage.screen.tap(50, 70)
    #expect(stage.screen.probes == ["0:0", "1:0", "2:1"])
    withAnimation(linear) { stage.value.rows = [200] + Array(0..<100) }
    #expect(stage.at(0.25).fills.count == 4)
    stage.value.height = 80
    #expect(stage.at(0.25).screen.probes == ["200:0", "0:0", "1:0", "2:1"])
    #expect(stage.fills.count == 4)
    #expect(stage.at(2).fills.count == 4)
  }

  @Test func rowsOutOfSightKeepTheirState() {
    struct Row: View {
      @State private var count = 0
      let name: String
      var body: some View {
        Color.red.frame(height: 20).probe("\(name):\(count)").onTapGesture { count += 1 }
      }
    }
    let stage = Stage(Array(0..<100)) { rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { Row(name: "\($0)") }
        }
      }
    }
    stage.screen.tap(50, 90)
    #expect(stage.screen.probes.last == "4:1")
    withAnimation(linear) { stage.value = [200] + Array(0..<100) }
    #expect(stage.at(2).screen.probes.last == "3:0")
    withAnimation(linear) { stage.value = Array(0..<100) }
    #expect(stage.at(4).screen.probes.last == "4:1")
  }

  @Test func conditionalViewsOfAListFade() {
    let stage = Stage(true) { isShown in
      ScrollView {
        LazyVStack(spacing: 0) {
          if isShown { Color.blue.frame(height: 20).probe("extra") }
          Color.red.frame(height: 20).probe("row")
        }
      }
    }
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.25).opacities == [0.75])
    #expect(stage.seen("row").minY == 15)
    #expect(stage.at(1).opacities == [])
    #expect(stage.screen.probes == ["row"])
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(1.25).opacities == [0.25])
    #expect(stage.at(2).opacities == [])
    #expect(stage.screen.frame("row").minY == 20)
  }

  @Test func rowsOfAListFade() {
    let stage = Stage(["a", "b"], 300, 300) { names in
      List(names, id: \.self) { Text($0).probe($0) }.listStyle(.plain)
    }
    withAnimation(linear) { stage.value = ["b"] }
    #expect(stage.at(0.5).opacities == [0.5])
    #expect(stage.at(1).screen.listRows.count == 1)
    #expect(stage.opacities == [])
  }

  /// The number of views of such a row is not known by its type.
  @Test(arguments: [false, true])
  func rowsOfUnknownLengthHaveTransitions(isGrid: Bool) {
    struct Row: View {
      let row: Int
      var body: some View {
        if row > 0 { Color.red.frame(height: 20).probe("\(row)") }
      }
    }
    let stage = Stage([1, 2, 3]) { rows in
      let content = ForEach(rows, id: \.self) { Row(row: $0).transition(.move(edge: .leading)) }
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem()], spacing: 0) { content }
        } else {
          LazyVStack(spacing: 0) { content }
        }
      }
    }
    withAnimation(linear) { stage.value = [1, 3] }
    #expect(stage.at(0.25).seen("2") == CGRect(-25, 20, 100, 20))
    #expect(stage.seen("3") == CGRect(0, 35, 100, 20))
    #expect(stage.at(1).seen("2") == .null)
    withAnimation(linear) { stage.value = [1, 2, 3] }
    #expect(stage.at(1.25).seen("2").minX == -75)
    #expect(stage.at(3).seen("2") == CGRect(0, 20, 100, 20))
    stage.value = [3]
    #expect(stage.at(3).screen.probes == ["3"])
  }
}
