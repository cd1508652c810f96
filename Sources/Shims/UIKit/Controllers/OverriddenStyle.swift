import LayoutDSL
import SystemIntegration
import ViewCore

/// Gives content the appearance that a window or a controller asks for.
struct OverriddenStyle: ViewModifier {
  let style: UIUserInterfaceStyle
  @Environment(\.colorScheme) private var colorScheme

  init(_ style: UIUserInterfaceStyle) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.colorScheme, ColorScheme(style) ?? colorScheme)
  }
}
