import Foundation
import Render

/// The size of a view in its snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// A screen of this size, in points, with the view in its centre.
  case fixed(width: CGFloat, height: CGFloat)
  /// The screen of a device, with its safe area and, unless a scale is given, its scale.
  case device(config: Device)
  /// The ideal size of the view.
  case sizeThatFits
}
