import ViewCore

/// Tab content whose type is erased.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
  /// The content is primitive.
  public typealias Body = Never
  /// The erased screens.
  public let _tabs: AnyView

  /// Erases the type of tab content.
  public init(erasing content: some TabContent<TabValue>) {
    _tabs = content._tabs
  }

  init(_ tabs: some View) {
    _tabs = AnyView(tabs)
  }
}
