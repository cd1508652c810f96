import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct UnaryNodeTests {
  @Test func anEqualModifierCausesNoMeasurement() {
    let stage = Stage(0) { value in Color.red.padding(value < 5 ? 10 : 20).probe("a") }
    #expect(stage.screen.cost { stage.value = 1 }.measurements == 0)
    #expect(stage.screen.cost { stage.value = 5 }.measurements > 0)
  }

  @Test func eachOfSeveralViewsHasAWrapperOfItsOwn() {
    let screen = Screen {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10).probe("a")
          Color.red.frame(width: 20, height: 10).probe("b")
        }
        .padding(5)
      }
    }
    #expect(screen.frame("a") == CGRect(30, 45, 10, 10))
    #expect(screen.frame("b") == CGRect(50, 45, 20, 10))
  }

  @Test func wrappersStayWithTheirViews() {
    let stage = Stage(["a", "b"]) { names in
      VStack {
        ForEach(names, id: \.self) { Color.red.probe($0) }.padding(1)
      }
    }
    let wrapper = stage.screen.node("b")?.container
    #expect(wrapper != nil && wrapper !== stage.screen.node("a")?.container)
    stage.value = ["c", "b"]
    #expect(stage.screen.node("b")?.container === wrapper)
    #expect(stage.screen.probes == ["c", "b"])
  }

  @Test func wrappersOfRemovedViewsAreDetached() {
    let journal = Journal()
    let stage = Stage(["a", "b"]) { names in
      VStack {
        ForEach(names, id: \.self) { name in Color.red.probe(name) }
          .onDisappear { journal.note("gone") }
      }
    }
    stage.screen.graph.update()
    stage.value = ["b"]
    stage.screen.graph.update()
    #expect(journal.entries == ["gone"])
  }

  @Test func wrappersOfSeveralViewsAreUpdated() {
    let stage = Stage<CGFloat>(1) { inset in
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10).probe("a")
          Color.red.frame(width: 10, height: 10).probe("b")
        }
        .padding(inset)
      }
    }
    #expect(stage.screen.frame("b").minX - stage.screen.frame("a").maxX == 2)
    stage.value = 4
    #expect(stage.screen.frame("b").minX - stage.screen.frame("a").maxX == 8)
  }

  /// A modifier that changes no layout hands on what a stack asks of its view.
  @Test func traitsOfTheViewPassThrough() {
    let screen = Screen {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(minWidth: 10).layoutPriority(1).probe("first")
        Color.blue.frame(minWidth: 10).probe("last")
      }
    }
    #expect(screen.frame("first").width == 90)
    #expect(screen.frame("last").width == 10)
    let guided = Screen {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 5 }.probe("up")
        Color.blue.frame(width: 10, height: 10).probe("down")
      }
    }
    #expect(guided.frame("down").minY - guided.frame("up").minY == 5)
  }

  @Test func aModifierIsNamedAfterItsType() throws {
    let screen = Screen { Color.red.padding(3).probe("a") }
    let probe = try #require(screen.node("a"))
    #expect(probe.sourceName == "probe")
    #expect(probe.children.first?.sourceName == "padding")
  }

  /// In a container, modifiers outside a view that is replaced are inserted and removed with it.
  @Test func aViewThatIsReplacedLeavesWithTheModifiersAroundIt() {
    struct Branches: View {
      let isFirst: Bool
      var body: some View {
        if isFirst { Color.red.probe("1") } else { Color.red.probe("2") }
      }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.frame(height: 20) }
    }
    let byID = Stage(1) { value in
      VStack { Color.red.probe("\(value)").id(value).padding(5).transition(.move(edge: .leading)) }
    }
    let byBranch = Stage(1) { value in
      VStack { Branches(isFirst: value == 1).transition(.move(edge: .leading)) }
    }
    let byModifier = Stage(1) { value in
      VStack {
        Color.red.probe("\(value)").id(value).modifier(Framed()).transition(.move(edge: .leading))
      }
    }
    for stage in [byID, byBranch, byModifier] {
      withAnimation(.linear(duration: 1)) { stage.value = 2 }
      let inset = stage === byID ? CGFloat(5) : 0
      #expect(stage.at(0.25).seen("1").minX == inset - 25)
      #expect(stage.seen("2").minX == inset - 75)
      #expect(stage.at(1).seen("1") == .null)
      #expect(stage.seen("2").minX == inset)
    }
  }

  /// A modifier around the only view of a screen stays as the view is replaced.
  @Test func aModifierOutsideContainersKeepsItsState() {
    let journal = Journal()
    let stage = Stage(1) { value in
      Color.red.id(value).onAppear { journal.note("appears") }
    }
    stage.screen.graph.update()
    stage.value = 2
    stage.screen.graph.update()
    #expect(journal.entries == ["appears"])
  }

  /// The count of a tuple is kept with the fact that its only view can be replaced.
  @Test func aTupleOfOneViewIsCountedAlikeEachTime() {
    for _ in 0..<2 {
      let stage = Stage(1) { value in
        VStack {
          Group {
            EmptyView()
            Color.red.probe("\(value)").id(value)
          }
          .transition(.move(edge: .leading))
        }
      }
      withAnimation(.linear(duration: 1)) { stage.value = 2 }
      #expect(stage.at(0.25).seen("1").minX == -25)
    }
  }
}
