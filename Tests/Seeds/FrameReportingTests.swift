import SwiftUI
import Testing

@testable import Examples

/// A view's name and bounds; no two values are equal, so that every evaluation counts as a change.
private struct NamedFrame: Equatable {
  let name: String
  let bounds: Anchor<CGRect>

  static func == (left: NamedFrame, right: NamedFrame) -> Bool { false }
}

private struct NamedFrames: PreferenceKey {
  static var defaultValue: [NamedFrame] { [] }
  static func reduce(value: inout [NamedFrame], nextValue: () -> [NamedFrame]) {
    value += nextValue()
  }
}

private struct NamesFrame: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    content.transformAnchorPreference(key: NamedFrames.self, value: .bounds) {
      $0.append(NamedFrame(name: name, bounds: $1))
    }
  }
}

private struct HandlesFrames: ViewModifier {
  let handler: ([String: CGRect]) -> Void

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      content.onPreferenceChange(NamedFrames.self) { frames in
        handler(
          Dictionary(uniqueKeysWithValues: frames.map { ($0.name, proxy[$0.bounds]) }))
      }
    }
  }
}

extension View {
  fileprivate func named(_ name: String) -> some View {
    ModifiedContent(content: self, modifier: NamesFrame(name: name))
  }

  fileprivate func handleFrames(_ handler: @escaping ([String: CGRect]) -> Void) -> some View {
    ModifiedContent(content: self, modifier: HandlesFrames(handler: handler))
  }
}

@MainActor private final class FrameLog {
  private(set) var calls: [[String: CGRect]] = []
  func note(_ frames: [String: CGRect]) { calls.append(frames) }
}

private struct Feed: View {
  let log: FrameLog
  /// Whether rows are as wide as the screen; a scroll view is as wide as its content.
  var isWide = true

  var body: some View {
    ScrollView {
      Text("Header").named("header")
      ForEach(0..<10, id: \.self) { index in
        Text("Row \(index)").padding(60)
          .frame(maxWidth: isWide ? .infinity : nil)
          .named("row \(index)")
      }
    }
    .handleFrames { log.note($0) }
  }
}

/// Sets state to a new value whenever a frame is reported.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("Pass").named("pass").handleFrames { _ in count += 1 }.frame(
      width: 100 + CGFloat(count % 2))
  }
}

@MainActor @Suite struct FrameReportingTests {
  private static let size = CGSize(width: 320, height: 480)

  @Test(arguments: [0, 100, -40, 33.5] as [CGFloat], [true, false])
  func framesAtAnOffset(y: CGFloat, isWide: Bool) throws {
    let log = FrameLog()
    let host = try ViewHost(size: Self.size) { Feed(log: log, isWide: isWide) }
    host.scroll(y: y)
    let text = try host.frame("Text \"Header\"").size
    let scroll = try host.frame("ScrollView")
    #expect(scroll.minX == 0)
    #expect((scroll.width == 320) == isWide)
    let frames = try #require(log.calls.last)
    #expect(
      frames["header"]
        == CGRect(
          x: (scroll.width - text.width) / 2, y: -y, width: text.width, height: text.height))
    let line = try host.frame("Text \"Row 0\"").height
    for index in 0..<10 {
      let row = try #require(frames["row \(index)"])
      #expect(row.height == line + 120)
      #expect(abs(row.midX - scroll.midX) < 1e-9)
    }
    #expect(frames.count == 11)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func handlerIsCalledOncePerPass() throws {
    let log = FrameLog()
    let host = try ViewHost(size: Self.size) { Feed(log: log) }
    #expect(log.calls.count == 1)
    host.viewGraph.update()
    _ = try host.render()
    #expect(log.calls.count == 1, "nothing was done, so nothing is told")
    for (index, y) in ([100, 0, -40] as [CGFloat]).enumerated() {
      host.scroll(y: y)
      #expect(log.calls.count == index + 2)
    }
  }

  @Test func framesFollowTheReaderThatResolvesThem() throws {
    let outer = FrameLog()
    let inner = FrameLog()
    let host = try ViewHost(size: Self.size) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Color.blue.frame(width: 20, height: 10).named("box")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .handleFrames { inner.note($0) }
      }
      .handleFrames { outer.note($0) }
    }
    #expect(host.diagnostics.isEmpty)
    #expect(inner.calls.last == ["box": CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(outer.calls.last == ["box": CGRect(x: 0, y: 50, width: 20, height: 10)])
  }

  @Test func deeperValuesSurviveATransform() throws {
    let log = FrameLog()
    _ = try ViewHost(size: Self.size) {
      Color.blue.frame(width: 20, height: 10).named("inner").padding(5).named("outer")
        .handleFrames { log.note($0) }
    }
    #expect(
      log.calls.last == [
        "inner": CGRect(x: 5, y: 5, width: 20, height: 10),
        "outer": CGRect(x: 0, y: 0, width: 30, height: 20),
      ])
  }

  @Test func handlerThatSetsChangingStateIsStopped() throws {
    let host = try ViewHost(size: Self.size) { Restless() }
    let diagnostic = try #require(host.diagnostics.first)
    #expect(host.diagnostics.count == 1)
    #expect(diagnostic.description.contains("NamedFrames"))
    #expect(diagnostic.description.contains("tried to update multiple times per frame"))
    #expect(diagnostic.description.hasPrefix("Restless/"))
  }

  @Test func exampleShowsItsFrames() throws {
    let host = try ViewHost(size: Self.size) { FrameReporting() }
    for y in [0, 100] as [CGFloat] {
      host.scroll(y: y)
      let padded = try #require(host.entries("anchorPreference").first).frame
      let numbers = [padded.minX, padded.minY, padded.width, padded.height]
        .map { String(Int($0.rounded())) }
      #expect(host.entries("Text \"\(numbers.joined(separator: "  "))\"").count == 1)
    }
  }
}
