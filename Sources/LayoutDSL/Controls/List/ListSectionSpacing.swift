import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let distance: CGFloat?

  /// The default distance of the list style.
  public static let `default` = ListSectionSpacing(distance: nil)
  // Measurements.md#list-section-distance
  /// A distance of 16 points.
  public static let compact = ListSectionSpacing(distance: 16)

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(distance: spacing)
  }
}
