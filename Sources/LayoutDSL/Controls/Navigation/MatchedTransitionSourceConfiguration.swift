import Foundation
import ViewCore

/// The appearance of a view while a transition enlarges it.
public protocol MatchedTransitionSourceConfiguration {}

/// The default appearance of a view while a transition enlarges it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Returns the appearance with a background.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

  /// Returns the appearance with the corners of a rounded rectangle.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }

  /// Returns the appearance with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}
