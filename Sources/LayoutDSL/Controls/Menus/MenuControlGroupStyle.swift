import ViewCore

/// A style of control groups that opens a menu of the controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns a menu with the label of the group; a submenu in a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style of control groups that opens a menu of the controls, and is a row of controls in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns a menu with the label of the group; the controls side by side in a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactMenuControlGroup(configuration: configuration)
  }
}

/// A style of control groups that shows the controls as a palette: side by side.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side; in a menu, without titles.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content, showsTitlesInMenu: false)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu of the controls, or a row of controls in a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct CompactMenuControlGroup: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.closeMenu) private var closeMenu

  var body: some View {
    if closeMenu == nil {
      MenuControlGroupStyle().makeBody(configuration: configuration)
    } else {
      PaletteControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}
