import SystemIntegration
import ViewCore

// A headless screen does not let the user rearrange tabs.
extension View {
  /// Stores the order and the visibility of tabs that the user chooses in a sidebar.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    hostAttribute("", payload: customization)
  }

  /// Sets the place of the tabs on iPad, in a tab view whose style is `sidebarAdaptable`.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    environment(\.defaultTabPlacement, defaultPlacement)
  }

  /// Sets the condition under which the tab bar of iOS 26 is minimized to the symbol of the
  /// selected tab; without one, and on iOS 18, it never is.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }

  /// Sets the condition under which a search tab activates its search field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    hostAttribute(activation.name)
  }

  /// Adds a view above the tabs of a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = ViewReference(view: AnyView(content()))
    return transformEnvironment(\.tabSidebarParts) { $0.header = view }
  }

  /// Adds a view below the tabs of a sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = ViewReference(view: AnyView(content()))
    return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
  }

  /// Adds a bar at the bottom of a sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = ViewReference(view: AnyView(content()))
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
  }
}

extension TabContent {
  /// Sets the identifier of the tab for customization.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets the customization that the user can make to the tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tab is visible on iPad, in the tab bar and in the sidebar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let places = placements.reduce(into: TabHiding()) {
      if $1 != .sidebar { $0.insert(.bar) }
      if $1 != .tabBar { $0.insert(.sidebar) }
    }
    return hiding(visibility == .hidden ? places : [])
  }

  /// Sets the place of the tab on iPad.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    hiding(placement == .sidebarOnly ? .bar : [])
  }

  private func hiding(_ places: TabHiding) -> AnyTabContent<TabValue> {
    AnyTabContent(places.isEmpty ? _tabs : AnyView(_tabs.containerValue(\.tabHiding, places)))
  }

  /// Adds actions that a sidebar shows below the tabs of a section.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    AnyTabContent<TabValue>(
      _tabs.containerValue(\.tabSectionActions, ViewReference(view: AnyView(content()))))
  }

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

  /// Sets the accessibility label of the tab's screen to a string.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the tab's screen to a localized string.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the tab's screen to a string.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the tab's screen to a localized string.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the tab's screen to a string.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Has no effect: a screen has no sidebar to drag the tab from.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { self }

  /// Has no effect: a screen has no sidebar to drop items on.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Has no effect: no dragged item rests on a tab.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> { self }

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
