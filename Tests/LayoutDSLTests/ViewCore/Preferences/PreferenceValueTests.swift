import LayoutDSL
import Observation
import Testing

@testable import ViewCore

@MainActor struct PreferenceValueTests {
  @Test func theOverlayIsMadeFromTheValue() {
    struct Root: View {
      let remote: Remote<Int>
      @State private var value = 5
      var body: some View {
        let _ = remote.binding = $value
        Color.red.preference(key: SumKey.self, value: value)
          .overlayPreferenceValue(SumKey.self) { sum in
            Color.blue.frame(width: CGFloat(sum), height: 10).probe("over")
          }
          .backgroundPreferenceValue(SumKey.self, alignment: .topLeading) { sum in
            Color.green.frame(width: 10, height: CGFloat(sum)).probe("under")
          }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Root(remote: remote) }
    #expect(screen.frame("over") == CGRect(47.5, 45, 5, 10))
    #expect(screen.frame("under") == CGRect(0, 0, 10, 5))
    remote.value = 20
    #expect(screen.frame("over") == CGRect(40, 45, 20, 10))
    #expect(screen.frame("under") == CGRect(0, 0, 10, 20))
  }

  struct Marks {
    /// A type without fields.
    struct Kind {}
    var anchors: [Anchor<CGRect>] = []
    var kind = Kind()
  }

  enum MarksKey: PreferenceKey {
    static var defaultValue: Marks { Marks() }
    static func reduce(value: inout Marks, nextValue: () -> Marks) {
      value.anchors += nextValue().anchors
    }
  }

  @Test func valuesThatCannotBeComparedSettle() {
    let screen = Screen {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in
          Color.red.anchorPreference(key: MarksKey.self, value: .bounds) { Marks(anchors: [$0]) }
        }
      }
      .overlayPreferenceValue(MarksKey.self) { marks in
        GeometryReader { proxy in
          ForEach(marks.anchors.indices, id: \.self) { index in
            let frame = proxy[marks.anchors[index]]
            Color.blue.frame(width: frame.width).offset(x: frame.minX).probe("\(index)")
          }
        }
      }
    }
    #expect(screen.probes == ["0", "1", "2"])
    #expect(screen.graph.diagnostics == [])
  }

  @Observable final class Model {
    var width: CGFloat = 10
  }

  @Test func observablesReadByTheClosureAreTracked() {
    let model = Model()
    let screen = Screen {
      Color.red.overlayPreferenceValue(SumKey.self) { _ in
        Color.blue.frame(width: model.width).probe("over")
      }
    }
    model.width = 30
    #expect(screen.frame("over").width == 30)
  }
}
