import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor
struct SubviewTests {
  private func box(_ name: String, _ width: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: 10).probe(name)
  }

  @Test func groupMakesAContainerOfSubviews() {
    let screen = Screen {
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            box("a"); ForEach(0..<2) { box("b\($0)") }
          }
        ) { subviews in
          Color.blue.frame(width: CGFloat(subviews.count), height: 1).probe("count")
          subviews[2].padding(.leading, 5)
          subviews.first
        }
      }
    }
    #expect(screen.frame("count").width == 3)
    #expect(screen.probes == ["count", "b1", "a"])
    #expect(screen.frame("b1").minX == screen.frame("count").maxX + 5)
    #expect(screen.frame("a").minX == screen.frame("b1").maxX)
  }

  @Test func collectionsAreViews() {
    let screen = Screen {
      VStack(spacing: 0) {
        Group(
          subviews: Group {
            box("a"); box("b"); box("c")
          }
        ) { subviews in
          subviews[1...]
          subviews[..<1]
        }
      }
    }
    #expect(screen.probes == ["b", "c", "a"])
    #expect(screen.frame("a").minY == screen.frame("c").maxY)
    let all = Screen {
      VStack(spacing: 0) {
        Group(
          subviews: Group {
            box("a"); box("b")
          }
        ) { $0 }
      }
    }
    #expect(all.probes == ["a", "b"])
  }

  @Test func forEachIteratesSubviews() {
    let screen = Screen {
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            box("a"); box("b", 20)
          }
        ) { subview in
          subview.padding(5).probe("cell")
        }
      }
    }
    #expect(screen.frames("cell").map(\.width) == [20, 30])
    #expect(screen.frame("b").minX == screen.frame("a").maxX + 10)
  }

  @Test func subviewsFollowTheStateInside() {
    struct Rows: View {
      let remote: Remote<Int>
      @State private var count = 1

      var body: some View {
        let _ = remote.binding = $count
        ForEach(0..<count, id: \.self) { Color.red.frame(width: 10, height: 10).probe("row\($0)") }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen {
      VStack(spacing: 0) {
        ForEach(subviews: Rows(remote: remote)) { $0.padding(.bottom, 5).probe("cell") }
      }.probe("stack")
    }
    #expect(screen.frame("stack").height == 15)
    remote.value = 3
    #expect(screen.frame("stack").height == 45)
    remote.value = 2
    #expect(screen.probes == ["stack", "cell", "row0", "cell", "row1"])
  }

  @Test func stateOfSubviewsSurvivesTheirContainer() {
    struct Wrapping: View {
      let remote: Remote<Bool>
      let content: Noted
      @State private var isWide = false

      var body: some View {
        let _ = remote.binding = $isWide
        Group(subviews: content) { subviews in
          if isWide { HStack { subviews } } else { VStack { subviews } }
        }
      }
    }
    let journal = Journal()
    let number = Remote<Int>()
    let remote = Remote<Bool>()
    let screen = Screen {
      Wrapping(remote: remote, content: Noted(name: "n", journal: journal, remote: number))
    }
    number.value = 7
    screen.graph.update()
    remote.value = true
    screen.graph.update()
    #expect(number.value == 7)
    #expect(screen.frame("n").size == CGSize(width: 10, height: 10))
  }

  @Test func lazyContainersListSubviews() {
    let screen = Screen(100, 30) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(0..<100) { box("row\($0)") }) { $0.probe("cell") }
        }
      }
    }
    #expect(screen.frames("cell").first == CGRect(45, 0, 10, 10))
    #expect(screen.frames("cell").count < 10)
    screen.scroll(to: CGPoint(x: 0, y: 500))
    #expect(screen.frame("row50") == CGRect(45, 0, 10, 10))
  }

  private struct Measured: View {
    let name: String
    @Environment(\.measure) private var measure
    @State private var extra: CGFloat = 0

    var body: some View {
      Color.red.frame(width: measure + extra, height: 10)
        .onTapGesture { extra += 1 }
        .probe(name)
    }
  }

  @Test func environmentModifiersReachSubviews() {
    let screen = Screen {
      VStack(spacing: 0) {
        Group(
          subviews: Group {
            Measured(name: "a")
            Measured(name: "b")
            Measured(name: "c").environment(\.measure, 7)
          }
        ) { subviews in
          subviews[0]
          subviews[1...].environment(\.measure, 30)
        }
      }
    }
    #expect(screen.frame("a").width == 10)
    #expect(screen.frame("b").width == 30)
    #expect(screen.frame("c").width == 7, "what is set inside counts more")
    #expect(screen.probes.sorted() == ["a", "b", "c"])
  }

  @MainActor private final class Log {
    var appeared: [String] = []
  }

  @Test func unusedSubviewsDoNotAppear() {
    let log = Log()
    let screen = Screen {
      VStack(spacing: 0) {
        Group(
          subviews: Group {
            Measured(name: "a").onAppear { log.appeared.append("a") }
            Measured(name: "b").onAppear { log.appeared.append("b") }
          }
        ) { subviews in
          subviews[0].environment(\.measure, 30)
          subviews[1]
        }
      }
    }
    #expect(screen.frame("a").width == 30 && screen.frame("b").width == 10)
    #expect(log.appeared.sorted() == ["a", "b"])
  }

  private struct Wider: View {
    @State private var width: CGFloat = 20

    var body: some View {
      Group(subviews: Measured(name: "a")) { subviews in
        subviews.environment(\.measure, width)
        Color.blue.frame(width: 40, height: 40).onTapGesture { width += 10 }.probe("more")
      }
    }
  }

  @Test func theStateStaysWhenTheEnvironmentChanges() {
    let screen = Screen { VStack(spacing: 0) { Wider() } }
    #expect(screen.frame("a").width == 20)
    screen.tap(screen.frame("a").midX, screen.frame("a").midY)
    #expect(screen.frame("a").width == 21)
    screen.tap(screen.frame("more").midX, screen.frame("more").midY)
    #expect(screen.frame("a").width == 31)
  }
}

extension EnvironmentValues {
  private struct MeasureKey: EnvironmentKey {
    static let defaultValue: CGFloat = 10
  }

  fileprivate var measure: CGFloat {
    get { self[MeasureKey.self] }
    set { self[MeasureKey.self] = newValue }
  }
}
