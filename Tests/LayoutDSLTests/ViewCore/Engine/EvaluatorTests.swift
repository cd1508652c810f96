import LayoutDSL
import Observation
import Testing

@testable import ViewCore

@MainActor struct EvaluatorTests {
  private struct Row: View {
    @Binding var value: Int
    var body: some View { Color.red.frame(height: CGFloat(10 + value)) }
  }

  private struct Rows: View {
    let remote: Remote<Int>
    @State private var value = 0

    var body: some View {
      let _ = remote.binding = $value
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<5000, id: \.self) { Row(value: $value).probe("row \($0)") }
        }
      }
    }
  }

  @Test func aValueForgetsTheRowsThatHaveScrolledBy() throws {
    let remote = Remote<Int>()
    let screen = Screen(100, 100) { Rows(remote: remote) }
    for step in 1...60 { screen.scroll(to: CGPoint(x: 0, y: 100 * CGFloat(step))) }
    let location = try #require(remote.binding?.location)
    #expect(location.readers.count <= 128)
    remote.value = 5
    #expect(screen.frame("row 602").height == 15)
  }

  private final class Log { var numbers: [Int] = [] }

  @Observable final class Model { var count = 0 }

  private struct Reader: View {
    let number: Int
    @Binding var value: Int
    let model: Model
    let log: Log

    var body: some View {
      let _ = log.numbers.append(number)
      Color.red.frame(width: CGFloat(value + model.count))
    }
  }

  private struct Readers: View {
    let remote: Remote<Int>
    let model: Model
    let log: Log
    @State private var value = 1

    var body: some View {
      let _ = remote.binding = $value
      HStack {
        ForEach(0..<20) { Reader(number: $0, value: $value, model: model, log: log) }
      }
    }
  }

  /// Readers are notified in the order of a hash table.
  @Test func siblingsAreEvaluatedInTheirOrder() {
    let remote = Remote<Int>(), model = Model(), log = Log()
    let screen = Screen { Readers(remote: remote, model: model, log: log) }
    for change in [{ remote.value = 5 }, { model.count = 3 }] {
      screen.graph.update()
      log.numbers = []
      change()
      screen.graph.update()
      #expect(log.numbers == Array(0..<20))
    }
  }
}
