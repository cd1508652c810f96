import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

private final class Count: ObservableObject {
  @Published var value = 0
}

private struct Reader: View {
  @EnvironmentObject var count: Count
  @Environment(\.layoutDirection) var direction
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Color.red.frame(width: direction == .rightToLeft ? 7 : 3, height: 4).probe("reader")
      .onAppear {
        openWindow(id: "none")
        dismissWindow()
        count.value += 1
      }
  }
}

private struct Counter: App {
  static let count = Count()
  static let changes = Count()

  @ObservedObject var count = Counter.count

  var body: some Scene {
    WindowGroup { Reader() }
      .environmentObject(count)
      .environment(\.layoutDirection, .rightToLeft)
      .onChange(of: count.value) { Counter.changes.value += 1 }
      .defaultSize(width: 10, height: 10)
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
      .commandsRemoved()
  }
}

@MainActor struct SceneModifiersTests {
  @Test func modifiersReachTheWindow() {
    let screen = Screen { AppView(Counter()) }
    #expect(screen.frame("reader").width == 7)
    #expect(Counter.count.value == 1)
    #expect(Counter.changes.value == 1)
  }
}
