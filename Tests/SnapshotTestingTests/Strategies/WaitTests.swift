import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

/// Red for a second, then blue.
private struct Blink: View {
  @State private var isOver = false

  var body: some View {
    Color(red: isOver ? 0 : 1, green: 0, blue: isOver ? 1 : 0)
      .frame(width: 2, height: 2)
      .task {
        try? await Task.sleep(for: .seconds(1))
        isOver = true
      }
  }
}

@MainActor @Suite struct WaitTests {
  @Test func viewsWaitInVirtualTime() throws {
    let start = ContinuousClock.now
    let strategy: Snapshotting<Blink, Pixmap> = .wait(for: 30, on: .image)
    #expect(try strategy.snapshot(Blink()).wait()[0, 0].blue == 255)
    #expect(try Snapshotting<Blink, Pixmap>.image.snapshot(Blink()).wait()[0, 0].red == 255)
    #expect(ContinuousClock.now - start < .seconds(25))
  }

  @Test func withoutADelayTheAnimationsOfTheAppearanceAreOver() throws {
    struct Fade: View {
      @State private var isShown = false

      var body: some View {
        Color.black.frame(width: 2, height: 2).opacity(isShown ? 1 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
    }
    #expect(try Snapshotting<Fade, Pixmap>.image.snapshot(Fade()).wait()[0, 0].green == 0)
    let half: Snapshotting<Fade, Pixmap> = .wait(for: 0.5, on: .image)
    #expect((120...135).contains(try half.snapshot(Fade()).wait()[0, 0].green))
  }

  @Test func screensWaitToo() throws {
    let host = try ViewHost { Blink() }
    let strategy: Snapshotting<ViewHost, Pixmap> = .wait(for: 2, on: .image)
    #expect(try strategy.snapshot(host).wait()[0, 0].blue == 255)
    #expect(host.time == 2)
  }

  @Test func otherValuesWaitInRealTime() throws {
    let strategy: SimplySnapshotting<String> = .wait(for: 0.02, on: .lines)
    let start = ContinuousClock.now
    #expect(try strategy.snapshot("a").wait() == "a")
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }
}
