import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SubviewsNodeTests {
  private let linear = Animation.linear(duration: 1)

  private static func row(_ id: Int) -> some View {
    Color.red.frame(width: 10, height: 10).probe("row\(id)")
  }

  private static func rows(_ ids: [Int]) -> some View {
    ForEach(ids, id: \.self) { row($0) }
  }

  /// A stack of rows that the closure makes from the subviews of a `ForEach`.
  private func stage(
    _ ids: [Int], @ViewBuilder _ listing: @escaping (SubviewsCollection) -> some View
  ) -> Stage<[Int]> {
    Stage(ids) { ids in
      VStack(spacing: 0) { Group(subviews: Self.rows(ids), transform: listing) }
    }
  }

  @Test func aRowFadesInOnceWithTheModifiersAroundIt() {
    let stage = stage([1]) { ForEach($0) { $0.padding(1) } }
    withAnimation(linear) { stage.value = [1, 2] }
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.at(1).opacities == [])
  }

  @Test func aRowWithoutModifiersFadesInOnce() {
    let stage = stage([1]) { $0 }
    withAnimation(linear) { stage.value = [2, 1] }
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.at(1).opacities == [])
  }

  @Test func aRowInAnotherEnvironmentFadesInOnce() {
    let stage = stage([1]) { ForEach($0) { $0.environment(\.lineLimit, 3).padding(1) } }
    withAnimation(linear) { stage.value = [1, 2] }
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.at(1).opacities == [])
    #expect(stage.screen.probes == ["row1", "row2"])
  }

  @Test func aSubviewAtAnIndexFadesInIfItIsNew() {
    let stage = stage([1]) { $0[0] }
    withAnimation(linear) { stage.value = [2, 1] }
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.seen("row2") == CGRect(45, 45, 10, 10))
  }

  @Test func aRowFadesOutOnce() {
    for listing in [true, false] {
      let stage = stage([1, 2]) { subviews in
        if listing { ForEach(subviews) { $0.padding(1) } } else { subviews }
      }
      withAnimation(linear) { stage.value = [1] }
      #expect(stage.at(0.25).opacities == [0.75])
      // A removed row takes no space: the other moves by half of its length.
      #expect(stage.seen("row1").midY == (listing ? 45.5 : 46.25))
      #expect(stage.at(1).opacities == [])
      #expect(stage.seen("row2") == .null)
    }
  }

  @Test func aRowInAnotherEnvironmentFadesOutOnce() {
    let stage = stage([1, 2]) { ForEach($0) { $0.environment(\.lineLimit, 3).padding(1) } }
    withAnimation(linear) { stage.value = [1] }
    #expect(stage.at(0.25).opacities == [0.75])
    #expect(stage.seen("row1").midY == 45.5)
    #expect(stage.at(1).opacities == [])
    #expect(stage.seen("row2") == .null)
    withAnimation(linear) { stage.value = [1, 2] }
    #expect(stage.at(1.25).opacities == [0.25])
    #expect(stage.screen.probes == ["row1", "row2"])
  }

  @Test(arguments: [3, nil])
  func aRowReturnsBeforeItIsGone(_ lineLimit: Int?) {
    let stage = stage([1, 2]) { ForEach($0) { $0.environment(\.lineLimit, lineLimit) } }
    withAnimation(linear) { stage.value = [1] }
    stage.at(0.5)
    withAnimation(linear) { stage.value = [1, 2] }
    #expect(stage.at(0.75).opacities == [0.5], "both animations run")
    #expect(stage.at(2).opacities == [])
    #expect(stage.screen.probes == ["row1", "row2"])
  }

  @Test func aSubviewThatIsListedTwiceHasOneTransition() {
    let stage = stage([1]) { subviews in
      subviews.last
      ForEach(subviews) { $0 }
    }
    withAnimation(linear) { stage.value = [1, 2] }
    #expect(stage.at(0.5).opacities.allSatisfy { $0 == 0.5 })
    withAnimation(linear) { stage.value = [1] }
    stage.at(1)
    #expect(stage.at(3).opacities == [])
    #expect(stage.screen.probes == ["row1", "row1"])
  }

  @Test func aSubviewStaysWhereItIsStillListed() {
    let stage = Stage(true) { isTwice in
      VStack(spacing: 0) {
        Group(subviews: Self.rows([1, 2])) { subviews in
          if isTwice { subviews.last }
          ForEach(subviews) { $0 }
        }
      }
    }
    withAnimation(linear) { stage.value = false }
    stage.at(0.5)
    #expect(stage.screen.probes == ["row1", "row2"])
    #expect(stage.seen("row2").minY == stage.seen("row1").maxY)
  }

  private struct Nest: View {
    let subviews: SubviewsCollection
    let keep: (Subview) -> Void

    var body: some View { subviews.onAppear { subviews.first.map(keep) } }
  }

  /// A view that shows itself once it knows its own subview.
  private struct Mirror: View {
    @Binding var own: Subview?
    let isDimmed: Bool

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).probe("mirror")
        if isDimmed { own.environment(\.lineLimit, Int.random(in: 2...1_000_000)) } else { own }
      }
    }
  }

  private struct Hall: View {
    let isDimmed: Bool
    @State private var own: Subview?

    var body: some View {
      Group(subviews: Mirror(own: $own, isDimmed: isDimmed)) { subviews in
        Nest(subviews: subviews) { own = $0 }
      }
    }
  }

  @Test(arguments: [false, true])
  func aViewDoesNotContainItself(_ isDimmed: Bool) {
    let screen = Screen { Hall(isDimmed: isDimmed) }
    // A copy for another environment is made before it is found to contain itself.
    #expect(screen.probes == (isDimmed ? ["mirror", "mirror"] : ["mirror"]))
    #expect(screen.graph.diagnostics.map(\.problem) == [.tooDeep])
  }

  /// As `Mirror`, without a node of its own.
  private struct Echo: View {
    @Binding var own: Subview?

    var body: some View {
      Color.red.frame(width: 10, height: 10).probe("echo")
      own.environment(\.lineLimit, 3)
    }
  }

  @Test func aViewIsNotACopyOfItself() {
    struct Hall: View {
      @State private var own: Subview?
      var body: some View {
        VStack(spacing: 0) {
          Group(subviews: Echo(own: $own)) { subviews in Nest(subviews: subviews) { own = $0 } }
        }
      }
    }
    let screen = Screen { Hall() }
    #expect(screen.probes.first == "echo")
    #expect(screen.graph.diagnostics.map(\.problem) == [.tooDeep])
  }

  @Test func viewsDoNotContainEachOther() {
    struct Pair: View {
      @State private var all: [Subview] = []
      var body: some View {
        Group(
          subviews: Group {
            VStack {
              if all.count > 1 { all[1] }; Color.red.probe("a")
            }
            VStack {
              if all.count > 1 { all[0] }; Color.blue.probe("b")
            }
          }
        ) { subviews in
          subviews[0].onAppear { all = Array(subviews) }
        }
      }
    }
    let screen = Screen { Pair() }
    #expect(screen.probes == ["b", "a"])
    #expect(screen.graph.diagnostics.map(\.problem) == [.tooDeep])
  }

  /// Listing the views of a container takes a time in proportion to their number.
  @Test func copiesAreMadeOnce() {
    final class Count { var bodies = 0 }
    struct Counted: View {
      let count: Count
      var body: some View {
        let _ = count.bodies += 1
        Color.red
      }
    }
    let count = Count()
    let stage = Stage(20) { number in
      VStack(spacing: 0) {
        Group(subviews: ForEach(0..<number, id: \.self) { _ in Counted(count: count) }) {
          ForEach($0) { $0.environment(\.lineLimit, 3) }
        }
      }
    }
    #expect(count.bodies == 40, "each view and its copy")
    stage.value = 21
    stage.screen.graph.update()
    #expect(count.bodies == 42)
  }
}
