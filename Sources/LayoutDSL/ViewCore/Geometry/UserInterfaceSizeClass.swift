import Foundation

/// Whether a screen has much or little room along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little room: the width of a phone, or the height of one that lies on its side.
  case compact
  /// Much room.
  case regular
}

extension EnvironmentValues {
  /// The room along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  /// The room along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
}

extension UserInterfaceSizeClass {
  /// The classes of a screen of a size, in points, as Apple lists them for its devices.
  ///
  /// The shorter side of a tablet has 744 points or more, that of a phone 440 at most. Phones are
  /// wide on their side from 896 points on. A screen of no set size is one held upright.
  package static func classes(
    for size: CGSize?
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    guard let size else { return (.compact, .regular) }
    if min(size.width, size.height) >= 744 { return (.regular, .regular) }
    if size.width <= size.height || size.height > 440 { return (.compact, .regular) }
    return (size.width >= 896 ? .regular : .compact, .compact)
  }
}
