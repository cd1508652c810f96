import ViewCore

/// Toolbar content that a user could customize; the toolbars of iPhone cannot be customized.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension _ToolbarItems: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The items that a user may remove from a toolbar.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item is visible even if the user has removed it.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// How a user can customize a toolbar item.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
  /// The user can remove and move the item.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The user can move the item.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The user cannot change the item.
  public static let disabled = ToolbarCustomizationBehavior()
}

extension CustomizableToolbarContent {
  /// Returns the content; the user cannot customize it.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { _ToolbarItems(self) }

  /// Returns the content without the items that are hidden until the user adds them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    defaultVisibility == .hidden ? _ToolbarItems(entries: []) : _ToolbarItems(self)
  }
}

extension ToolbarContent {
  /// Returns the content; the backgrounds of iOS 18 do not depend on items.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarItems(self)
  }

  /// Returns the content; screens do not enlarge its views.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { _ToolbarItems(self) }

  /// Returns the content, or nothing if it is hidden.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    hidden ? _ToolbarItems(entries: []) : _ToolbarItems(self)
  }
}

extension View {
  /// Adds toolbar items with identifiers to the bars of the screen.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

/// An item that the system adds to a toolbar.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  fileprivate let name: String

  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows or hides the sidebar; iPhone has none.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Removes an item that the system adds to the bars of the screen.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationBarKey.self) {
      switch defaultItemKind {
      case .title: $0.title = nil
      case .search: $0.search = nil
      default: break
      }
    }
  }
}

/// A place for an item that the system adds to the bars of a screen.
///
/// The search field has two places: below the title, and the bottom toolbar. The title stays in the
/// navigation bar, and iPhone has no button for a sidebar.
public struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates the place of an item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }

  /// Appends the place.
  public func _list(into list: inout _ToolbarList) {
    list.entries.append(ToolbarEntry(placement: placement, kind: kind))
  }
}

extension DefaultToolbarItem: CustomizableToolbarContent {}

extension View {
  /// Removes the view from its control group in a toolbar.
  @ViewBuilder nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }
}
