// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ActivityKit
import SwiftUI

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The views of a Live Activity; only its previews show them.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  private let content: @MainActor (ActivityViewContext<Attributes>) -> ActivityPresentation

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = {
      ActivityPresentation(content: AnyView(content($0)), island: dynamicIsland($0))
    }
  }

  public func _makeWidget() -> _WidgetContent {
    var widget = EmptyWidgetConfiguration()._makeWidget()
    widget.activity = { [content] context in
      (context as? ActivityViewContext<Attributes>).map { content($0) }
    }
    return widget
  }
}

/// The views of a Live Activity on the Lock Screen and in the Dynamic Island.
@MainActor struct ActivityPresentation {
  let content: AnyView
  let island: DynamicIsland
}

/// The colour behind a Live Activity.
enum ActivityBackgroundKey: PreferenceKey {
  static let defaultValue: Color? = nil

  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the colour behind the Live Activity on the Lock Screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundKey.self, value: color)
  }

  /// Has no effect: the button that ends a Live Activity is not drawn.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
