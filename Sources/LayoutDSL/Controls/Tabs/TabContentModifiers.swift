import SystemIntegration
import ViewCore

extension TabContent {
  /// Shows a count as the badge of the tab; 0 shows no badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.badge(count))
  }

  /// Shows a text as the badge of the tab; nil shows no badge.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.badge(label))
  }

  /// Shows a localized string as the badge of the tab; nil shows no badge.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.badge(key))
  }

  /// Shows a string as the badge of the tab; nil shows no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.badge(label))
  }

  /// Removes the tab from the tab bar, or keeps it.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(hidden ? nil : _tabs)
  }

  /// Sets the identifier by which tests find the tab's screen.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(isEnabled ? AnyView(_tabs.accessibilityIdentifier(identifier)) : _tabs)
  }
}
