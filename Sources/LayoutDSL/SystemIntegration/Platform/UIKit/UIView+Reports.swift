#if os(Linux) || !canImport(UIKit)
  extension UIView {
    /// Calls a function whose changes do not measure and draw the tree again, such as those of
    /// layout.
    package func withoutReports<Result>(_ function: () -> Result) -> Result {
      let views = Array(sequence(first: self, next: \.superview))
      let changes = views.map(\.intrinsicSizeDidChange)
      for view in views { view.intrinsicSizeDidChange = {} }
      defer { for (view, change) in zip(views, changes) { view.intrinsicSizeDidChange = change } }
      return function()
    }
  }
#endif
