import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct GroupTests {
  @Test func modifiersReachEveryView() {
    let screen = Screen {
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a")
          if true { Color.green.probe("b") }
          EmptyView()
        }
        .padding(5).probe("padded")
      }
    }
    #expect(screen.probes == ["padded", "a", "padded", "b"])
    #expect(screen.frames("padded") == [CGRect(0, 0, 50, 100), CGRect(50, 0, 50, 100)])
    #expect(screen.frame("b") == CGRect(55, 5, 40, 90))
  }

  @Test func aGroupHasNoLayout() {
    let screen = Screen {
      VStack(spacing: 0) {
        Group { ForEach(0..<4) { Color.red.probe("\($0)") } }
      }
    }
    #expect(screen.frame("3") == CGRect(0, 75, 100, 25))
  }

  @Test func viewsInsertedLaterAreModified() {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        let _ = remote.binding = $count
        HStack(spacing: 0) {
          Group { ForEach(0..<count, id: \.self) { Color.red.probe("\($0)") } }
            .frame(width: 10).probe("framed")
        }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Root(remote: remote) }
    #expect(screen.frames("framed").count == 1)
    remote.value = 3
    #expect(screen.frames("framed").map(\.minX) == [35, 45, 55])
    remote.value = 2
    #expect(screen.frames("framed").map(\.minX) == [40, 50])
  }
}
