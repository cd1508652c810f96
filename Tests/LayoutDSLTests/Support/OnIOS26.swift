import LayoutDSL

@testable import ViewCore

extension View {
  /// Gives the view the look of iOS 26.
  func onIOS26() -> some View { environment(\.styles.color.palette, .iOS26) }
}
