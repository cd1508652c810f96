import ViewCore

/// A menu that a tap on the inline title of the screen opens.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates a menu without items.
  public init() where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates a menu with items.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Appends the menu.
  public func _list(into list: inout _ToolbarList) {
    list.entries.append(ToolbarEntry(placement: .titleMenu, view: content))
  }
}

extension View {
  /// Adds a menu that a tap on the inline title of the screen opens.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// Space between the items of a toolbar.
///
/// It has no effect: the bars of iOS 18 place their items themselves.
public struct ToolbarSpacer: ToolbarContent {
  /// Creates space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Appends nothing.
  public func _list(into list: inout _ToolbarList) {}
}

/// The length of a toolbar's space.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// The remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The usual space between two items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// The inline title of a screen with its menu.
struct TitleWithMenu: View {
  let title: Text
  let items: [ToolbarEntry]

  var body: some View {
    if items.isEmpty {
      title
    } else {
      Menu {
        ForEach(Array(items.indices), id: \.self) { items[$0].content.view }
      } label: {
        HStack(spacing: 4) {  // Measurements.md#toolbar-title-menu
          title
          Image(systemName: "chevron.down.circle.fill").font(.system(.footnote, weight: .semibold))
            .foregroundStyle(.secondary)
        }
        .foregroundStyle(.primary)
      }
    }
  }
}
