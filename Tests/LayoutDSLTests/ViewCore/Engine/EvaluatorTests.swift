import LayoutDSL
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
}
