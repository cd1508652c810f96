import Foundation
import ViewCore

/// The position at which the arrow of a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in fractions of the view's size.
  case point(UnitPoint)

  var source: (Anchor<CGRect>.Source, UnitPoint?) {
    switch self {
    case .rect(let rect): (rect, nil)
    case .point(let point): (.bounds, point)
    }
  }
}
