import Combine
import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct LazyForEachNodeTests {
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
          ForEach(0..<100, id: \.self) {
            Row(models: $0 == 0 ? models : nil, journal: journal)
          }
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

  @Test func elementsWithoutViewsTakeNoLengthAgainAfterAChange() {
    struct Rows: View {
      let remote: Remote<Int>
      @State private var number = 0
      var body: some View {
        let _ = remote.binding = $number
        ScrollView {
          LazyVStack(spacing: 8) {
            Color.red.frame(height: 500)
            ForEach(0..<2, id: \.self) { _ in
              if number > 9 { Color.blue.frame(height: 30).probe("row") }
            }
          }
        }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen(100, 100) { Rows(remote: remote) }
    screen.scroll(to: CGPoint(x: 0, y: 400))
    func end() -> CGFloat? { screen.graph.scrollNodes.first?.contentSize.height }
    let expected = end()
    for number in 1...5 {
      remote.value = number
      screen.graph.update()
      #expect(end() == expected)
      #expect(screen.graph.scrollNodes.first?.contentOffset.y == 400)
    }
    // Beside the end of the viewport, elements that get views have them.
    remote.value = 10
    screen.graph.update()
    screen.scroll(to: CGPoint(x: 0, y: 476))
    #expect(screen.frames("row").map(\.minY) == [32, 70])
  }
}
