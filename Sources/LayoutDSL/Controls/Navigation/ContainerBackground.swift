import ViewCore

extension View {
  /// Sets the style of the background of the screen in a navigation stack.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets a view as the background of the screen in a navigation stack, or of a widget.
  ///
  /// In a store of subscriptions, it is behind the view itself.
  @ViewBuilder nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = ViewReference(
      view: AnyView(Color.clear.overlay(alignment: alignment, content: content)))
    if container.isStore {
      self.background { background.view }
    } else {
      bars {
        if container != .widget { $0.container = background.carried(from: $1) }
      }
      .transformPreference(WidgetBackgroundKey.self) {
        if container == .widget { $0 = background }
      }
    }
  }
}
