import Combine
import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct LazyVStackTests {
  /// Creates rows of 20 points, named by their number.
  private func numbers(_ count: Int, journal: Journal? = nil) -> Screen {
    Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Row(number: number, journal: journal)
          }
        }
      }
    }
  }

  private func frames(_ screen: Screen) -> [String: CGRect] {
    [String: CGRect](
      screen.probes.map { ($0, screen.frame($0)) }, uniquingKeysWith: { first, _ in first })
  }

  struct Row: View {
    let number: Int
    var journal: Journal?
    var height: CGFloat = 20

    var body: some View {
      let _ = journal?.note("\(number)")
      Color.red.frame(height: height).probe("\(number)")
    }
  }

  @Test func fillsTheWidthAndStacksRows() {
    let screen = Screen(200, 100) {
      LazyVStack(alignment: .leading, spacing: 6) {
        Color.red.frame(width: 60, height: 20).probe("a")
        Color.blue.frame(width: 30, height: 10).probe("b")
      }.probe("stack")
    }
    #expect(screen.frame("stack") == CGRect(0, 32, 200, 36))
    #expect(screen.frame("a") == CGRect(0, 32, 60, 20))
    #expect(screen.frame("b") == CGRect(0, 58, 30, 10))
  }

  @Test func makesOnlyRowsThatIntersectTheViewport() {
    let journal = Journal()
    let screen = numbers(1_000_000, journal: journal)
    #expect(screen.probes == ["0", "1", "2", "3", "4"])
    #expect(journal.take() == ["0", "1", "2", "3", "4"])
    #expect(screen.graph.outermostScrollNode?.contentSize.height == 20_000_000)
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(screen.probes == ["1", "2", "3", "4", "5", "6"])
    #expect(screen.frame("1") == CGRect(0, -10, 100, 20))
    #expect(journal.take() == ["5", "6"])
    screen.scroll(to: CGPoint(x: 0, y: 18_000_000))
    #expect(screen.probes == ["900000", "900001", "900002", "900003", "900004"])
    #expect(screen.frame("900000").minY == 0)
    #expect(journal.take().count == 5)
    screen.scroll(to: CGPoint(x: 0, y: 19_999_900))
    #expect(screen.probes.last == "999999")
    #expect(screen.frame("999999").maxY == 100)
  }

  @Test func aScrollStepCostsOnlyTheRowsItShows() {
    let screen = numbers(1_000_000)
    screen.scroll(to: CGPoint(x: 0, y: 500))
    let step = screen.cost { screen.scroll(to: CGPoint(x: 0, y: 505)) }
    #expect(step.evaluations <= 3)
    #expect(step.measurements <= 4)
    let rest = screen.cost { screen.scroll(to: CGPoint(x: 0, y: 510)) }
    #expect(rest.evaluations == 0)
    #expect(rest.measurements == 0)
  }

  @Test func outsideScrollViewsAllRowsExist() {
    let screen = Screen(100, 50) {
      LazyVStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { Row(number: $0) }
      }
    }
    #expect(screen.probes.count == 10)
    #expect(screen.frame("0").minY == -75)
  }

  @Test func estimatesKeepVisibleViewsInPlace() {
    // Row heights vary.
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Row(number: number, height: CGFloat(10 + number % 37))
          }
        }
      }
    }
    func top() -> (name: String, minY: CGFloat)? {
      screen.probes.first.map { ($0, screen.frame($0).minY) }
    }
    screen.scroll(to: CGPoint(x: 0, y: 9_000))
    var offset: CGFloat = 9_000
    for step in [7, 7, 7, -9, -9, -9, -9, -9, 7, -9, -9] as [CGFloat] {
      let before = frames(screen)
      offset += step
      screen.scroll(to: CGPoint(x: 0, y: offset))
      #expect(screen.graph.outermostScrollNode?.contentOffset.y == offset)
      let after = frames(screen)
      let common = before.keys.filter { after[$0] != nil }
      #expect(!common.isEmpty)
      for name in common {
        #expect(abs((before[name]?.minY ?? 0) - step - (after[name]?.minY ?? 0)) < 1e-6)
      }
      #expect((top()?.minY ?? 1) <= 0)
    }
  }

  @Test func scrollingBackEndsAtTheFirstRow() {
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Row(number: number, height: number < 20 ? 40 : 13)
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 2_000))
    guard let scroll = screen.graph.outermostScrollNode else { return }
    var steps = 0
    while scroll.contentOffset.y > 0, steps < 1000 {
      let before = frames(screen)
      screen.scroll(to: CGPoint(x: 0, y: max(scroll.contentOffset.y - 11, 0)))
      steps += 1
      let now = frames(screen)
      for (name, frame) in before {
        guard let now = now[name], scroll.contentOffset.y > 0 else { continue }
        #expect(abs(now.minY - frame.minY - 11) < 1e-6)
      }
    }
    #expect(screen.frame("0") == CGRect(0, 0, 100, 40))
    #expect(steps < 400)
  }

  @Test func rowsThatComeBackKeepTheirOwnState() {
    func screen(_ journal: Journal, _ remote: Remote<Int>, isWrapped: Bool) -> Screen {
      Screen(100, 100) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { number in
              let row = Noted(
                name: "\(number)", journal: journal, remote: number == 0 ? remote : nil)
              if isWrapped {
                VStack { row }
              } else {
                row.padding(0)
              }
            }
          }
        }
      }
    }
    // The row itself keeps its state; a view inside the row does not.
    for (isWrapped, expected) in [(false, "07"), (true, "0")] {
      let journal = Journal()
      let remote = Remote<Int>()
      let screen = screen(journal, remote, isWrapped: isWrapped)
      remote.value = 7
      screen.graph.update()
      _ = journal.take()
      screen.scroll(to: CGPoint(x: 0, y: 5))
      #expect(journal.take() == ["10"])
      screen.scroll(to: CGPoint(x: 0, y: 500))
      #expect(journal.take().count == 10)
      screen.scroll(to: .zero)
      #expect(journal.take().first == expected)
    }
  }

  @Test func objectsOfRowsThatComeBackAreStillObserved() {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    final class Models {
      var first: Model?
    }
    struct Row: View {
      @StateObject var model = Model()
      let models: Models?
      let journal: Journal

      var body: some View {
        let _ = models?.first = model
        let _ = journal.note("\(model.number)")
        Color.red.frame(height: 50)
      }
    }
    let models = Models()
    let journal = Journal()
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Row(models: $0 == 0 ? models : nil, journal: journal) }
        }
      }
    }
    let first = models.first
    first?.number = 1
    screen.graph.update()
    screen.scroll(to: CGPoint(x: 0, y: 500))
    screen.scroll(to: .zero)
    #expect(models.first === first)
    _ = journal.take()
    first?.number = 2
    screen.graph.update()
    #expect(journal.take() == ["2"])
  }

  @Test func rowsAppearInOrder() {
    let journal = Journal()
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Color.red.frame(height: 40)
              .onAppear { journal.note("+\(number)") }
              .onDisappear { journal.note("-\(number)") }
          }
        }
      }
    }
    #expect(journal.take() == ["+0", "+1", "+2"])
    screen.scroll(to: CGPoint(x: 0, y: 80))
    #expect(Set(journal.take()) == ["+3", "+4", "-0", "-1"])
  }

  @Test func followsRowsByIdentity() {
    struct List: View {
      @State var numbers = Array(0..<100)
      let remote: Remote<[Int]>
      let journal: Journal

      var body: some View {
        let _ = remote.binding = $numbers
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              Color.red.frame(height: 40).probe("\(number)")
                .onAppear { journal.note("+\(number)") }
                .onDisappear { journal.note("-\(number)") }
            }
          }
        }
      }
    }
    let remote = Remote<[Int]>()
    let journal = Journal()
    let screen = Screen(100, 100) { List(remote: remote, journal: journal) }
    _ = journal.take()
    remote.value.insert(1000, at: 0)
    #expect(screen.probes == ["1000", "0", "1"])
    #expect(screen.frame("0").minY == 40)
    #expect(Set(journal.take()) == ["+1000", "-2"])
    remote.value.removeFirst(2)
    #expect(screen.probes == ["1", "2", "3"])
    remote.value = []
    #expect(screen.probes.isEmpty)
  }

  @Test func removingARowLeavesThoseBeforeInPlace() {
    struct List: View {
      @State var numbers = Array(0..<1000)
      let remote: Remote<[Int]>
      let journal: Journal
      let row: Remote<Int>

      var body: some View {
        let _ = remote.binding = $numbers
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              Counter(number: number, remote: number == 0 ? row : nil, journal: journal)
                .frame(height: CGFloat(20 + number % 7)).probe("\(number)")
            }
          }
        }
      }
    }
    struct Counter: View {
      let number: Int
      let remote: Remote<Int>?
      let journal: Journal
      @State private var count = 0

      var body: some View {
        let _ = remote?.binding = $count
        let _ = remote.map { _ in journal.note("\(count)") }
        Color.red
      }
    }
    let remote = Remote<[Int]>()
    let row = Remote<Int>()
    let journal = Journal()
    let screen = Screen(100, 100) { List(remote: remote, journal: journal, row: row) }
    row.value = 5
    for step in 0..<100 {
      screen.scroll(to: CGPoint(x: 0, y: CGFloat(step * 40)))
    }
    let before = screen.probes.map { ($0, screen.frame($0)) }
    guard before.count > 2, let third = Int(before[2].0) else { return }
    remote.value.removeAll { $0 == third }
    #expect(screen.frame(before[0].0) == before[0].1)
    #expect(screen.frame(before[1].0) == before[1].1)
    #expect(screen.frame("\(third)") == .null)
    #expect(screen.frame("\(third + 1)").minY == before[2].1.minY)
    // The first row has kept its state.
    _ = journal.take()
    screen.scroll(to: .zero)
    #expect(journal.take().last == "5")
  }

  @Test func stateReadByElementsRebuildsThem() {
    struct List: View {
      @State var height: CGFloat = 40
      let remote: Remote<CGFloat>

      var body: some View {
        let _ = remote.binding = $height
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { number in
              Color.red.frame(height: height).probe("\(number)")
            }
          }
        }
      }
    }
    let remote = Remote<CGFloat>()
    let screen = Screen(100, 100) { List(remote: remote) }
    #expect(screen.probes == ["0", "1", "2"])
    remote.value = 25
    #expect(screen.probes == ["0", "1", "2", "3"])
    #expect(screen.frame("3") == CGRect(0, 75, 100, 25))
  }

  @Test func listsEveryKindOfContent() {
    struct Several: View {
      var body: some View {
        Color.red.frame(height: 10).probe("d")
        Color.red.frame(height: 10).probe("e")
      }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 50) }
    }
    let isShown = true
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 10).probe("a")
          Group {
            Color.red.frame(height: 10).probe("b")
            if isShown { Color.red.frame(height: 10).probe("c") }
          }
          Several()
          AnyView(Color.red.frame(height: 10).probe("f"))
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(height: 5).probe("g\(number)")
          }
          .padding(.top, 5)
          .environment(\.isEnabled, false)
          .modifier(Framed())
        }
      }
    }
    #expect(screen.probes == ["a", "b", "c", "d", "e", "f", "g0", "g1", "g2", "g3"])
    #expect(screen.frame("f") == CGRect(0, 50, 100, 10))
    #expect(screen.frame("g3") == CGRect(25, 95, 50, 5))
  }

  @Test func elementsOfUnknownCountAreMadeOnDemand() {
    let journal = Journal()
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { number in
            let _ = journal.note("\(number)")
            if number % 2 == 1 { Color.red.frame(height: 20).probe("\(number)") }
          }
        }
      }
    }
    #expect(screen.probes == ["1", "3", "5", "7", "9"])
    #expect(journal.take().count <= 40)
    screen.scroll(to: CGPoint(x: 0, y: 500_000))
    #expect(screen.probes.count >= 5)
    #expect(journal.take().count <= 60)
  }

  @Test func readersAndPreferencesWorkInRows() {
    struct List: View {
      @State var total = 0
      let journal: Journal

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { number in
              Color.red.frame(height: 25).background {
                GeometryReader { proxy in
                  Color.clear.preference(
                    key: SumKey.self, value: Int(proxy.frame(in: .global).minY))
                }
              }
            }
          }
        }
        .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
      }
    }
    let journal = Journal()
    let screen = Screen(100, 100) { List(journal: journal) }
    #expect(journal.take().last == "150")
    screen.scroll(to: CGPoint(x: 0, y: 10_005))
    // Five rows, the first 5 points above the top.
    #expect(journal.take().last == "225")
  }

  @Test func aChangeOfWidthMeasuresAgain() {
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.aspectRatio(2, contentMode: .fit).probe("\(number)")
          }
        }
      }
    }
    #expect(screen.probes == ["0", "1"])
    screen.resize(50, 100)
    #expect(screen.probes == ["0", "1", "2", "3"])
    #expect(screen.graph.outermostScrollNode?.contentSize == CGSize(width: 50, height: 25_000))
  }

  @Test func guidesMoveTheirViewsButNotTheStack() {
    let screen = Screen(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        LazyVStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 10)
            .alignmentGuide(.leading) { _ in 5 }
            .alignmentGuide(.firstTextBaseline) { _ in 2 }
            .probe("view")
        }
        .frame(width: 50)
        .probe("stack")
        Color.red.frame(width: 50, height: 30).probe("beside")
      }
    }
    // The existing views depend on scrolling, so their guides must not move the stack.
    #expect(screen.frame("stack").maxY == screen.frame("beside").maxY)
    #expect(screen.frame("view").minX == -5)
  }
}
