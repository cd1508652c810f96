import ActivityKit
import Foundation
import Render
import SwiftUI
import Testing
import WidgetKit

private struct Order: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
  var number: Int
}

private struct OrderActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Order.self) { context in
      Text("Order \(context.attributes.number) in \(context.state.minutes)")
        .activityBackgroundTint(.red)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Order \(context.attributes.number)") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("in") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes) minutes") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        Text("M")
      }
      .contentMargins(.all, 6, for: .minimal)
      .keylineTint(.red)
    }
  }
}

#Preview("Banner", as: .content, using: Order(number: 7)) {
  OrderActivity()
} contentStates: {
  Order.ContentState(minutes: 5)
  Order.ContentState(minutes: 3)
}

@MainActor struct ActivityPreviewTests {
  private func screen(_ preview: Preview) throws -> ViewHost {
    let view = preview.modifiedView(log: PreviewContextLog())
    let host = try shown(view)
    host.advance(by: 0)
    return host
  }

  private func shown(_ view: some View) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 371, height: 160)) { view }
  }

  private func island(
    _ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
  ) throws -> ViewHost {
    let preview = Preview(as: .dynamicIsland(state), using: Order(number: 7)) {
      OrderActivity()
    } contentStates: {
      Order.ContentState(minutes: 5)
    }
    return try screen(preview)
  }

  @Test func aBannerShowsTheFirstStateOnItsTint() throws {
    let host = try screen(__preview(_ActivityPreviewTests_L38C1: ()))
    #expect(host.layoutTree().contains("\"Order 7 in 5\""), "\(host.layoutTree())")
    let picture = try host.render()
    let middle = picture[20, 80]
    #expect(middle.red > 200 && middle.green < 100)
    // The banner is 84 points high.
    #expect(picture[20, 10].green == 255)
  }

  @Test func theExpandedIslandHasItsRegions() throws {
    let tree = try island(.expanded).layoutTree()
    for text in ["Order 7", "in", "5 minutes"] {
      #expect(tree.contains("\"\(text)\""), "\(tree)")
    }
    #expect(!tree.contains("\"L\""))
  }

  @Test func theCompactIslandHasTwoSides() throws {
    let host = try island(.compact)
    let tree = host.layoutTree()
    #expect(tree.contains("\"L\"") && tree.contains("\"T\"") && !tree.contains("\"M\""))
    let picture = try host.render()
    // Black where the camera is, nothing above.
    #expect(picture[185, 80].red == 0)
    #expect(picture[185, 40].red == 255)
  }

  @Test func theMinimalIslandIsRound() throws {
    let host = try island(.minimal)
    #expect(host.layoutTree().contains("\"M\""))
    let picture = try host.render()
    #expect(picture[185, 65].red == 0)
    #expect(picture[150, 80].red == 255)
  }

  @Test func anOtherWidgetShowsNothing() throws {
    struct Other: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }
    let preview = Preview(as: .content, using: Order(number: 7)) {
      Other()
    } contentStates: {
      Order.ContentState(minutes: 5)
    }
    #expect(!(try screen(preview).layoutTree().contains("Order")))
  }

  @Test func attributesWithoutTheirWidgetAreAPlaceholder() throws {
    let view = Order(number: 7).previewContext(Order.ContentState(minutes: 5), viewKind: .content)
    #expect(try shown(view).layoutTree().contains("\"Order\""))
  }

  @Test func marginsAreKept() {
    let margins = DynamicIslandMode.expanded.margins
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.center) { EmptyView() }
    } compactLeading: {
      EmptyView()
    } compactTrailing: {
      EmptyView()
    } minimal: {
      EmptyView()
    }
    .contentMargins(.trailing, 32, for: .expanded)
    #expect(island.margins[.expanded]?.trailing == 32)
    #expect(island.margins[.expanded]?.leading == margins.leading)
  }
}
