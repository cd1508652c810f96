import LayoutDSL

@testable import ViewCore

extension Screen {
  /// A narrow screen of 200 × 400 points with safe areas at the top and bottom.
  static func phone<Content: View>(
    safeArea: EdgeInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
    @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(200, 400, safeArea: safeArea, content: content)
  }
}
