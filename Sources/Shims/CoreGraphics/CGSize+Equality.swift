import Foundation

extension CGPoint {
  /// Whether the point equals another one.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the size equals another one.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangle equals another one.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
