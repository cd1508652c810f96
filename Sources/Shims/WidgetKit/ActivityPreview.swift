// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ActivityKit
import SwiftUI

public enum ActivityPreviewViewKind: Hashable, Sendable {
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Lists the states of the preview of a Live Activity.
@resultBuilder public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ expression: A.ContentState) -> [A.ContentState] {
    [expression]
  }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(
    accumulated: [A.ContentState], next: [A.ContentState]
  ) -> [A.ContentState] {
    accumulated + next
  }
  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] {
    components.flatMap { $0 }
  }
}

/// Declares a preview of a Live Activity that shows the first of the states.
@freestanding(declaration, names: named(__preview))
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<Attributes>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

extension Preview {
  /// Creates a preview of a Live Activity that shows the first of the states.
  @MainActor public init<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes>
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    // The largest size: Measurements.md#live-activity-sizes.
    self.init(name, traits: .fixedLayout(width: 371, height: 160)) {
      ActivityPreview(kind: viewKind) {
        await contentStates().first.flatMap { state in
          widget().body._makeWidget().activity(
            ActivityViewContext(
              attributes: attributes, state: state, activityID: "preview", isStale: false))
        }
      }
    }
  }
}

/// A Live Activity in its container; it is empty until its state is known.
private struct ActivityPreview: View {
  let kind: ActivityPreviewViewKind
  let load: @MainActor () async -> ActivityPresentation?
  @State private var presentation: ActivityPresentation?

  var body: some View {
    if let presentation {
      switch kind {
      case .content: banner(presentation.content)
      case .dynamicIsland(let state): DynamicIslandShape(island: presentation.island, state: state)
      }
    } else {
      Color.clear.task { presentation = await load() }
    }
  }

  /// The presentation on the Lock Screen: Measurements.md#live-activity-margins.
  private func banner(_ content: some View) -> some View {
    let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)
    return
      content
      .frame(width: 371)
      .frame(minHeight: 84, maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityBackgroundKey.self) { color in
        color ?? Color(uiColor: .systemBackground)
      }
      .clipShape(shape)
      .containerShape(shape)
  }
}

extension ActivityAttributes {
  /// Returns a placeholder: the widget of the attributes is not known here.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ContentPlaceholder(name: "\(Self.self)", systemImage: "timer")
      .frame(width: 371, height: 84)
  }
}
