import Foundation
import LayoutDSL
import Render
import Testing

@MainActor struct ViewHostWatchTests {
  @Test func looksDuringBody() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 1000) }
    }
    var times: [Double] = []
    var offsets: [CGFloat] = []
    host.watch(every: 0.1) {
      times.append((host.time * 1000).rounded())
      offsets.append(host.viewGraph.mainScrollNode?.contentOffset.y ?? -1)
    } during: {
      host.drag(
        from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.4, curve: .easeOut)
      host.advance(by: 0.05)
    }
    #expect(times == [0, 100, 200, 300, 400, 450])
    #expect(offsets[0] == 0)
    #expect(offsets[1] > 0 && offsets[2] > offsets[1] && offsets[3] > offsets[2])
  }

  @Test func looksOnceMoreAfterBody() throws {
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
    var count = 0
    host.watch(every: 0.25, look: { count += 1 }, during: {})
    #expect(count == 2)
    #expect(host.time == 0)
    host.advance(by: 5)
    #expect(count == 2)
  }

  /// A screen on which everything moves that can.
  private struct Fair: View {
    let note: (String) -> Void
    @State private var isMoved = false

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<400, id: \.self) { row in
            Color(hue: Double(row % 10) / 10, saturation: 1, brightness: 1)
              .frame(height: CGFloat(11 + row * row % 23))
              .onAppear { note("row \(row)") }
          }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        note("\($1)")
      }
      .overlay(alignment: .top) {
        Color.black.frame(width: 10, height: 10).offset(x: isMoved ? 40 : -40)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            note("bar \($0)")
          }
      }
      .overlay {
        Color.white.frame(width: 6, height: 6)
          .phaseAnimator([0, 20, 5]) {
            $0.offset(y: $1)
          } animation: { _ in
            .bouncy
          }
      }
      .overlay(alignment: .bottom) {
        TimelineView(.animation) { context in
          let seconds = context.date.timeIntervalSinceReferenceDate
          Color.gray.frame(width: 50 * seconds.truncatingRemainder(dividingBy: 1), height: 4)
        }
      }
      .onAppear {
        withAnimation(.easeInOut(duration: 0.7).repeatForever()) { isMoved = true }
      }
    }
  }

  private func run(_ wait: (ViewHost) throws -> Void) throws -> ([String], [UInt8]) {
    var notes: [String] = []
    let host = try ViewHost(size: CGSize(width: 100, height: 120)) { Fair { notes.append($0) } }
    host.advance(by: 0.013)
    host.fling(from: CGPoint(x: 50, y: 100), velocity: CGVector(dx: 0, dy: -900))
    try wait(host)
    return (notes, Array(try host.pngData()))
  }

  @Test func anAppSeesTheSameFramesHoweverTimeIsSliced() throws {
    let whole = try run { $0.advance(by: 2) }
    #expect(whole.0.count > 100)
    var state: UInt64 = 12
    for round in 0..<12 {
      let sliced = try run { host in
        let end = host.time + 2
        while host.time < end {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let longest = [0.004, 0.03, 0.4][round % 3]
          let slice = longest * Double(state >> 40) / Double(1 << 24)
          host.advance(by: min(slice, end - host.time))
        }
      }
      #expect(sliced.0 == whole.0, "round \(round)")
      #expect(sliced.1 == whole.1, "round \(round)")
    }
    for interval in [0.02, 1 / 24.0, 0.1, 0.013] {
      let filmed = try run { host in
        try host.watch(every: interval) {
          _ = host.layoutTree()
        } during: {
          host.advance(by: 2)
          _ = try host.render()
        }
      }
      #expect(filmed.0 == whole.0, "every \(interval) s")
      #expect(filmed.1 == whole.1, "every \(interval) s")
    }
  }
}
