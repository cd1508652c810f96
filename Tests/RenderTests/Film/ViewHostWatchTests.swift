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
      offsets.append(host.viewGraph.outermostScrollNode?.contentOffset.y ?? -1)
    } during: {
      host.drag(
        from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.4, curve: .easeOut)
      host.advance(by: 0.05)
    }
    #expect(times == [0, 100, 200, 300, 400, 500])
    #expect(offsets[0] == 0)
    #expect(offsets[1] > 0 && offsets[2] > offsets[1] && offsets[3] > offsets[2])
  }

  @Test func looksOnceMoreAfterBody() throws {
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
    var count = 0
    host.watch(every: 0.25, look: { count += 1 }, during: {})
    #expect(count == 2)
    #expect(host.time == 0.25)
    host.advance(by: 5)
    #expect(count == 2)
  }
}
