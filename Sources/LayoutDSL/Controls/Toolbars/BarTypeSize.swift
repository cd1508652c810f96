import ViewCore

/// Gives bars the default type size at every Dynamic Type size (Measurements.md#bar-type-size).
struct BarTypeSize: ViewModifier {
  @Environment(\.dynamicTypeSize) private var size

  func body(content: Content) -> some View {
    content.environment(\.typeSizeAroundBar, size).environment(\.dynamicTypeSize, .large)
  }
}

extension EnvironmentValues {
  private enum TypeSizeAroundBarKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
  }

  /// The type size of the screen, for the views of a bar; nil outside bars.
  fileprivate var typeSizeAroundBar: DynamicTypeSize? {
    get { self[TypeSizeAroundBarKey.self] }
    set { self[TypeSizeAroundBarKey.self] = newValue }
  }

  /// Whether the view is in a bar without glass, whose items all have the tint.
  ///
  /// Measurements.md#bar-item-destructive
  var isInTintedBar: Bool { typeSizeAroundBar != nil && look.bar.platter == nil }

  /// Restores the type size, the styles and the tint of the screen, for views that the views of a
  /// bar present.
  mutating func leaveBar() {
    guard let size = typeSizeAroundBar else { return }
    dynamicTypeSize = size
    typeSizeAroundBar = nil
    guard let screen = screenEnvironment?.values else { return }
    (labelStyles, toggleStyles) = (screen.labelStyles, screen.toggleStyles)
    (values.font, values.fontChanges) = (screen.values.font, screen.values.fontChanges)
    values.imageScale = screen.values.imageScale
    styles.tint = screen.styles.tint
    (isOnPlatter, isOnTintedGlass) = (false, false)
    screenEnvironment = nil
  }
}
