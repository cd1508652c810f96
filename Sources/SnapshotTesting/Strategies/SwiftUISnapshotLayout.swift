import Foundation
import Render

/// The size of a view in its snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// A screen of this size, in points, with the view in its centre.
  case fixed(width: CGFloat, height: CGFloat)
  /// A screen with its safe area and, unless one is given, its scale.
  case device(config: ViewImageConfig)
  /// The ideal size of the view.
  case sizeThatFits

  /// Returns the screen of a device, with its safe area and, unless one is given, its scale.
  @_disfavoredOverload
  public static func device(config: Device) -> Self { .device(config: ViewImageConfig(config)) }

  /// The screen of the layout.
  var config: ViewImageConfig {
    switch self {
    case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
    case .device(let config): config
    case .sizeThatFits: ViewImageConfig()
    }
  }
}
