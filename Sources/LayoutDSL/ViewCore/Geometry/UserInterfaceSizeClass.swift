import Foundation

/// The size class of a screen along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Limited space: the width of a phone in portrait orientation, or the height of one in
  /// landscape.
  case compact
  /// Ample space.
  case regular
}

extension EnvironmentValues {
  /// The size class along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  /// The size class along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  /// Whether both size classes are regular, as on iPad.
  package var hasRegularSize: Bool {
    horizontalSizeClass == .regular && verticalSizeClass == .regular
  }
}

extension UserInterfaceSizeClass {
  /// Returns the size classes of a screen of a size, in points, as Apple lists them for its
  /// devices.
  ///
  /// The shorter side of a tablet has at least 744 points, that of a phone at most 440. A phone in
  /// landscape orientation has a regular width from 896 points on. A nil size counts as a phone in
  /// portrait orientation.
  package static func classes(
    for size: CGSize?
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    guard let size else { return (.compact, .regular) }
    // Measurements.md#size-classes
    if min(size.width, size.height) >= 744 { return (.regular, .regular) }
    if size.width <= size.height || size.height > 440 { return (.compact, .regular) }
    return (size.width >= 896 ? .regular : .compact, .compact)
  }
}
