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
