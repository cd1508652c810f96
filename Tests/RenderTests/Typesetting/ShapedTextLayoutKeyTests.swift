import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render
@testable import ViewCore

/// Tests the preference for the lines of texts with the real text engine.
@MainActor struct ShapedTextLayoutKeyTests {
  private final class Seen {
    var origins: [CGPoint] = []
    var lines: [[CGRect]] = []
  }

  private struct Page: View {
    let seen: Seen
    var width: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 5) {
        Text("One line")
        Color.clear.frame(width: 10, height: 10)
        Text("Several words on more lines").frame(width: width, alignment: .leading)
      }
      .font(.system(size: 20))
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = seen.origins = layouts.map { proxy[$0.origin] }
          let _ = seen.lines = layouts.map { $0.layout.map(\.typographicBounds.rect) }
          Color.clear
        }
      }
    }
  }

  @Test func everyTextReportsItsLinesAndOrigin() throws {
    let seen = Seen()
    let host = try ViewHost(size: CGSize(width: 300, height: 200), scale: 1) {
      Page(seen: seen, width: 120)
    }
    _ = try host.render()
    #expect(seen.lines.map(\.count) == [1, 3])
    #expect(seen.origins.first == .zero)
    #expect(seen.origins.last == CGPoint(x: 0, y: 24 + 5 + 10 + 5))
    #expect(seen.lines.last?.last.map { $0.maxY <= 72 && $0.minY > 40 } == true)
  }

  @Test func changesAreReported() throws {
    struct Counter: View {
      @State private var words = 1
      let seen: Seen
      var body: some View {
        Text(Array(repeating: "word", count: words).joined(separator: "\n"))
          .onTapGesture { words += 1 }
          .onPreferenceChange(Text.LayoutKey.self) { layouts in
            seen.lines = layouts.map { $0.layout.map(\.typographicBounds.rect) }
          }
      }
    }
    let seen = Seen()
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) { Counter(seen: seen) }
    #expect(seen.lines.map(\.count) == [1])
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(seen.lines.map(\.count) == [2])
  }
}
