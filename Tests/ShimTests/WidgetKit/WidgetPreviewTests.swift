import Foundation
import Render
import SwiftUI
import Testing
import WidgetKit

private struct Count: TimelineEntry {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var number: Int
}

private struct Counts: TimelineProvider {
  func placeholder(in context: Context) -> Count { Count(number: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Count) -> Void) {
    completion(Count(number: Int(context.displaySize.width)))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Count>) -> Void
  ) {
    completion(Timeline(entries: [Count(number: 1)], policy: .never))
  }
}

private struct Counter: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "counter", provider: Counts()) { entry in
      Shown(number: entry.number).containerBackground(.red, for: .widget)
    }
    .configurationDisplayName("Counter")
    .supportedFamilies([.systemMedium])
  }
}

private struct Shown: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  let number: Int

  var body: some View {
    Text("\(number) \(family.rawValue) \(Int(margins.top))")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct LockScreenShown: View {
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    ZStack {
      Color.blue
      Text(mode.description)
    }
    .containerBackground(.red, for: .widget)
  }
}

#Preview("Small", as: .systemSmall) {
  Counter()
} timeline: {
  Count(number: 7)
  Count(number: 8)
}

@MainActor struct WidgetPreviewTests {
  private func shown(_ preview: Preview) -> ViewHost? {
    guard case .fixed(let width, let height) = preview.settings.layout else { return nil }
    let view = preview.modifiedView(log: PreviewContextLog())
    return try? screen(view, CGSize(width: width, height: height))
  }

  private func screen(_ view: some View, _ size: CGSize) throws -> ViewHost {
    let host = try ViewHost(size: size) { view }
    host.advance(by: 0)
    return host
  }

  @Test func aPreviewShowsTheFirstEntryAtTheSizeOfItsFamily() throws {
    let host = try #require(shown(__preview(_WidgetPreviewTests_L59C1: ())))
    #expect(host.size == CGSize(width: 158, height: 158))
    #expect(host.layoutTree().contains("\"7 0 16\""), "\(host.layoutTree())")
    let picture = try host.render()
    // The background fills the widget but its corners.
    #expect(picture[79, 2].red > 200 && picture[79, 2].green < 100)
    #expect(picture[0, 0].green == 255)
  }

  @Test func aWidgetShowsItsSnapshotAtItsFirstSize() throws {
    let host = try #require(shown(__widgetPreview { Counter() }))
    #expect(host.size == CGSize(width: 338, height: 158))
    #expect(host.layoutTree().contains("\"338 1 16\""), "\(host.layoutTree())")
  }

  @Test func aViewMayBePreviewedAsAWidget() throws {
    let view = Shown(number: 3).previewContext(WidgetPreviewContext(family: .accessoryRectangular))
    let host = try screen(view, CGSize(width: 160, height: 72))
    #expect(host.layoutTree().contains("\"3 5 0\""), "\(host.layoutTree())")
  }

  @Test func aWidgetOfTheLockScreenIsGreyWithoutABackground() throws {
    let view = LockScreenShown().previewContext(WidgetPreviewContext(family: .accessoryCircular))
    let host = try screen(view, CGSize(width: 72, height: 72))
    #expect(host.layoutTree().contains("\"vibrant\""), "\(host.layoutTree())")
    let picture = try host.render()
    // Nothing of the red background, a grey middle, and corners beyond the circle.
    let (middle, corner) = (picture[36, 10], picture[2, 2])
    #expect(middle.red == middle.green && middle.red < 255)
    #expect(corner.red == 255 && corner.green == 255)
  }

  @Test func settingsOfAWidgetAreKept() {
    let widget = Counter().body.contentMarginsDisabled()._makeWidget()
    #expect(!widget.hasMargins)
    #expect(widget.families == [.systemMedium])
  }
}
