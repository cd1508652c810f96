import LayoutDSL
import SystemIntegration
import ViewCore

/// Insets the content of a list by the insets of its scroll view.
struct ContentInsets: ViewModifier {
  let scrollView: UIScrollView

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func body(content: Content) -> some View {
    let insets = scrollView.adjustedContentInset
    content.safeAreaPadding(
      EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}
