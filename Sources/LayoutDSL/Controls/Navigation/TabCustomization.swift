import ViewCore

/// The order and the visibility of tabs that a user has chosen.
///
/// The tab bar of iPhone cannot be customized, so the values have no effect.
public struct TabViewCustomization: Sendable, Equatable, Codable {
  /// The visibility of tabs in the sidebar, by identifier.
  private var sidebarVisibilities: [String: String] = [:]
  private var tabBarVisibilities: [String: String] = [:]

  /// Creates a customization with the order and visibility of the source code.
  public init() {}

  /// Restores the visibility of all tabs.
  public mutating func resetVisibility() {
    (sidebarVisibilities, tabBarVisibilities) = ([:], [:])
  }

  /// Restores the order of the sections, which is always that of the source code.
  public mutating func resetSectionOrder() {}

  /// The visibility of the tab with an identifier.
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(
        sidebar: sidebarVisibilities[id], tabBar: tabBarVisibilities[id])
    }
    set {
      sidebarVisibilities[id] = newValue.sidebar
      tabBarVisibilities[id] = newValue.tabBar
    }
  }

  /// The visibility of one tab.
  public struct TabCustomization: Sendable, Equatable {
    fileprivate var sidebar: String?
    fileprivate var tabBar: String?

    /// The visibility in the sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(customized: sidebar) }
      set { sidebar = newValue.customized }
    }

    /// The visibility in the tab bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(customized: tabBar) }
      set { tabBar = newValue.customized }
    }
  }
}

extension Visibility {
  fileprivate init(customized: String?) {
    self = customized == "visible" ? .visible : customized == "hidden" ? .hidden : .automatic
  }

  fileprivate var customized: String? {
    switch self {
    case .automatic: nil
    case .visible: "visible"
    case .hidden: "hidden"
    }
  }
}

/// The customization that a user can make to a tab.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// The default of the tab view.
  public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
  /// The user can hide and move the tab.
  public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
  /// The user cannot hide or move the tab.
  public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

/// The place of an adaptable tab view's tabs.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A tab bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place of a tab.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The default of the tab view.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tab bar and the sidebar; the user cannot move the tab.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The condition under which the tab bar is minimized.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The tab bar is minimized when the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The tab bar is minimized when the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The tab bar is never minimized.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The condition under which a search tab activates its search field.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field is activated when the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

// The tab bar of iPhone has no sidebar and cannot be customized.
extension View {
  /// Stores the order and the visibility of tabs that the user chooses in a sidebar.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    hostAttribute("", payload: customization)
  }

  /// Sets the place of the tabs where a tab view can have a sidebar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    hostAttribute(defaultPlacement.name)
  }

  /// Sets the condition under which the tab bar is minimized; on iOS 18 it never is.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    hostAttribute(behavior.name)
  }

  /// Sets the condition under which a search tab activates its search field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    hostAttribute(activation.name)
  }

  /// Adds a view above the tabs of a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    hostAttribute(Content.self)
  }

  /// Adds a view below the tabs of a sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    hostAttribute(Content.self)
  }

  /// Adds a bar at the bottom of a sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    hostAttribute(Content.self)
  }
}

extension TabContent {
  /// Sets the identifier of the tab for customization.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets the customization that the user can make to the tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tab is visible until the user changes it.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the place of the tab.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Adds actions that a sidebar shows in the header of a section.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Adds a menu that opens after a long press in a sidebar.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> { self }

  /// Adds actions for swipes in a sidebar.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Prevents the user from selecting the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.disabled(disabled))
  }

  /// Sets the accessibility label of the tab's screen to a text.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  {
    AnyTabContent<TabValue>(_tabs.accessibilityLabel(label, isEnabled: isEnabled))
  }

  /// Sets the accessibility label of the tab's screen to a localized string.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the tab's screen to a text.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.accessibilityHint(hint, isEnabled: isEnabled))
  }

  /// Sets the accessibility value of the tab's screen to a text.
  public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(_tabs.accessibilityValue(valueDescription, isEnabled: isEnabled))
  }

  /// Has no effect: a tab bar has no popovers.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { self }
}
