import Foundation
import ViewCore

extension ViewHost {
  /// The size of the screen for code that runs before there is one, such as the closure of a preview,
  /// in points; nil for that of a common phone.
  package static var sizeOutsideViews: CGSize? {
    get { ViewGraph.sizeOutsideViews }
    set { ViewGraph.sizeOutsideViews = newValue }
  }

  /// The insets of the safe area of the screen for code outside views, such as the action of a
  /// button, in points.
  package static var insetsOutsideViews: EdgeInsets {
    get { ViewGraph.insetsOutsideViews }
    set { ViewGraph.insetsOutsideViews = newValue }
  }
}
