import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(CGFloat), points(CGFloat), full
  }

  let height: Height

  /// Half of the height of the screen.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// The height of the screen, except for a strip at its top.
  public static let large = PresentationDetent(height: .full)

  /// Returns a fraction of the height of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  func height(in full: CGFloat) -> CGFloat {
    switch height {
    case .full: full
    case .fraction(let fraction): min(full, max(0, fraction) * full)
    case .points(let points): min(full, max(0, points))
    }
  }
}
