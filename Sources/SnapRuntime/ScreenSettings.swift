import Foundation

/// The screen of a view.
package struct ScreenSettings: Codable, Sendable {
  /// Light or dark appearance.
  package enum Scheme: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// In points; nil for the ideal size of each view.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double
  package var scheme: Scheme
  package var background: Background
  /// The identifier of the locale.
  package var locale: String
  /// The identifier of the time zone.
  package var timeZone: String

  package init(
    size: CGSize? = nil, scale: Double = 1, scheme: Scheme = .light,
    background: Background = .system, locale: String = "en_US", timeZone: String = "GMT"
  ) {
    self.size = size
    self.scale = scale
    self.scheme = scheme
    self.background = background
    self.locale = locale
    self.timeZone = timeZone
  }
}
