import ViewCore

/// A view in a bar of a screen.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private var isShown = true

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an identifier; one that is not shown by default is absent, as before a
  /// person customizes the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(id: id, placement: placement, content: content)
    isShown = showsByDefault
  }

  /// Appends the item.
  public func _list(into list: inout _ToolbarList) {
    if isShown { list.entries.append(ToolbarEntry(placement: placement, view: content)) }
  }
}

extension View {
  /// Adds toolbar items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = _ToolbarItems(content()).entries
    let hasKeyboardItems = entries.contains { $0.placement.place == .keyboard }
    return bars(function: #function, hasKeyboardItems: hasKeyboardItems) { bars, environment in
      bars.items += entries.map { $0.carried(from: environment) }
    }
  }

  /// Adds views to the trailing end of the navigation bar.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let entry = ToolbarEntry(placement: .automatic, view: content())
    return bars(function: #function) { $0.items.append(entry.carried(from: $1)) }
  }

  /// Shows or hides bars of the screen; without `bars`, the navigation bar.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, for: bars)
  }

  /// Shows or hides bars of the screen; without `bars`, the navigation bar.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, for: bars)
  }

  nonisolated private func barVisibility(
    _ visibility: Visibility, for bars: [ToolbarPlacement], function: FunctionName = #function
  ) -> some View {
    transformPreference(NavigationBarKey.self, function: function) {
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar.bar {
        case .automatic, .navigation: $0.isHidden = visibility == .hidden
        case .tab: $0.hidesTabBar = visibility == .hidden
        case .bottom: $0.hidesBottomBar = visibility == .hidden
        }
      }
    }
  }

  /// Sets the style of the backgrounds of bars; without `bars`, of the navigation bar.
  ///
  /// By default, a background is visible only while content is behind the bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let view = ViewReference(view: AnyView(Rectangle().fill(style)))
    return barLook(of: bars) { $0.background = view }
  }

  /// Shows the backgrounds of bars always, never or automatically; without `bars`, that of the
  /// navigation bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.visibility = visibility }
  }

  /// Shows the backgrounds of bars always, never or automatically; without `bars`, that of the
  /// navigation bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.visibility = visibility }
  }

  /// Sets the colour scheme of bars; without `bars`, of the navigation bar.
  ///
  /// Nil is the colour scheme of the screen.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.colorScheme = colorScheme }
  }

  nonisolated private func barLook(
    of bars: [ToolbarPlacement], function: FunctionName = #function,
    change: @escaping (inout BarLook) -> Void
  ) -> some View {
    transformPreference(NavigationBarKey.self, function: function) {
      for bar in bars.isEmpty ? [.automatic] : bars { change(&$0[keyPath: bar.look]) }
    }
  }

  /// Adds views at the leading end of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Adds views at the trailing end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Adds views at both ends of the navigation bar.
  public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
}
