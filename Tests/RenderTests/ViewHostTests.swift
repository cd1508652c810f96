import Combine
import Foundation
import LayoutDSL
import Render
import Testing

@Suite @MainActor struct ViewHostTests {
  @MainActor final class Log {
    var host: ViewHost?
    var entries: [String] = []
    var date = Date.distantPast

    func note(_ name: String) {
      date = Date()
      entries.append("\(name) \(((host?.time ?? 0) * 1_000).rounded() / 1_000)")
    }
  }

  /// A view with a timer that changes state, which starts a task that takes some time.
  private struct Chain: View {
    let log: Log
    @State private var count = 0
    private let ticks = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    var body: some View {
      Color.clear
        .onReceive(ticks) { _ in count += 1 }
        .onChange(of: count) { _, new in
          log.note("tick \(new)")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.note("done \(new)") }
        }
        .onReceive(
          NotificationCenter.default.publisher(
            for: UIApplication.didReceiveMemoryWarningNotification)
        ) { _ in log.note("memory") }
    }
  }

  private let log = Log()

  private func makeHost(time: ViewHost.Time = .virtual) throws -> ViewHost {
    let host = try ViewHost(size: CGSize(width: 10, height: 10), time: time) { Chain(log: log) }
    log.host = host
    return host
  }

  @Test func viewIsUpdatedAtEachDueTime() throws {
    let host = try makeHost()
    host.advance(by: 1.1)
    #expect(log.entries == ["tick 1 0.5", "done 1 0.7", "tick 2 1.0"])
    host.advance(to: 1.2)
    host.advance(to: 0.5)
    #expect(log.entries.last == "done 2 1.2")
    #expect(host.time == 1.2)
  }

  @Test func runsUntilOnlyTheTimerIsPending() throws {
    let host = try makeHost()
    #expect(host.runUntilIdle())
    #expect(host.time == 0)
    host.advance(to: 0.5)
    #expect(!host.runUntilIdle(limit: 0.1))
    #expect(host.time == 0.6)
    #expect(host.runUntilIdle())
    #expect(host.time == 0.7)
  }

  /// A square that appears by animations, beside one that moves without end.
  private struct Entrance: View {
    var duration = 0.5
    var second: Double?
    @State private var step = 0
    @State private var isMoved = false

    var body: some View {
      Color.red.frame(width: 1, height: 1)
        .opacity(step > 0 ? 1 : 0)
        .offset(x: step > 1 ? 4 : 0)
        .onAppear {
          withAnimation(.linear(duration: duration).delay(0.1)) {
            step = 1
          } completion: {
            guard let second else { return }
            withAnimation(.linear(duration: second)) { step = 2 }
          }
          withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true }
        }
        .overlay { Color.blue.frame(width: 1, height: 1).offset(y: isMoved ? 9 : 0) }
        .overlay { PhaseAnimator([1.0, 0.5]) { Color.green.opacity($0) } }
    }
  }

  private func timeAfterAnimations(_ entrance: Entrance, limit: TimeInterval = 5) throws -> Double {
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) { entrance }
    host.finishAnimations(limit: limit)
    return (host.time * 60).rounded() / 60
  }

  @Test func animationsWithAnEndAreFinished() throws {
    #expect(try timeAfterAnimations(Entrance()) == 0.6)
    #expect(try timeAfterAnimations(Entrance(second: 1)) == 1.6)
  }

  @Test func animationsThatEndAfterTheLimitGoOn() throws {
    #expect(try timeAfterAnimations(Entrance(duration: 9)) == 0)
    #expect(try timeAfterAnimations(Entrance(second: 9)) == 0.6)
    #expect(try timeAfterAnimations(Entrance(), limit: 0.2) == 0)
  }

  @Test func aScreenAtRestStaysAtItsTime() throws {
    let host = try makeHost()
    host.finishAnimations()
    #expect(host.time == 0)
  }

  @Test func postsMemoryWarnings() throws {
    let host = try makeHost()
    host.advance(to: 0.25)
    host.postMemoryWarning()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(log.entries == ["memory 0.25", "memory 0.25"])
  }

  @Test func realTimeWaits() throws {
    let start = ContinuousClock.now
    let host = try makeHost(time: .real)
    host.advance(by: 0.75)
    #expect(ContinuousClock.now - start >= .milliseconds(750))
    #expect(log.entries.contains { $0.hasPrefix("tick 1") })
    #expect(host.time >= 0.75)
    // Allows for a busy machine.
    while host.time < 30, !log.entries.contains(where: { $0.hasPrefix("done 1") }) {
      host.advance(by: 0.05)
    }
    #expect(log.entries.contains { $0.hasPrefix("done 1") })
    #expect(abs(log.date.timeIntervalSinceNow) < 60)
  }

  @Test(arguments: PixelColorSpace.allCases)
  func filesContainTheRenderedImage(_ colorSpace: PixelColorSpace) throws {
    let host = try ViewHost(size: CGSize(width: 390, height: 844), scale: 2) {
      VStack {
        Text("Hello").shadow(radius: 3)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
    }
    host.colorSpace = colorSpace
    let picture = try host.render()
    #expect(picture.colorSpace == colorSpace)
    #expect(try host.pngData() == picture.pngData())
    #expect(try host.pngData(depth: .sixteen) == picture.pngData(depth: .sixteen))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try host.write(to: url, compression: .small)
    #expect(try Pixmap(pngData: Data(contentsOf: url)) == picture)
    #expect(throws: RenderError.self) {
      try host.write(to: URL(fileURLWithPath: "/nonexistent/picture.png"))
    }
  }
}
