/// The visibility of the indicators of scroll views.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Visibility {
    case automatic, visible, hidden, never
  }

  private let visibility: Visibility

  /// Visible while the content scrolls, as on the platform.
  public static var automatic: ScrollIndicatorVisibility { .init(visibility: .automatic) }
  /// Always visible.
  public static var visible: ScrollIndicatorVisibility { .init(visibility: .visible) }
  /// Hidden; the platform may decide otherwise.
  public static var hidden: ScrollIndicatorVisibility { .init(visibility: .hidden) }
  /// Always hidden.
  public static var never: ScrollIndicatorVisibility { .init(visibility: .never) }
}
