import Foundation

/// The appearance of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// A colour that fits the appearance.
  case `default`
  /// White text.
  case lightContent
  /// Black text.
  case darkContent = 3
}

/// The animation with which the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Through transparency.
  case fade
  /// It slides.
  case slide
}
