import Foundation

/// The screen of a view.
package struct ScreenSettings: Codable, Equatable, Sendable {
  /// Light or dark appearance.
  package enum Scheme: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// The Dynamic Type sizes, in the order of `DynamicTypeSize`.
  package enum TypeSize: String, Codable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// The contrast that the user has set.
  package enum Contrast: String, Codable, CaseIterable, Sendable {
    case standard, increased
  }

  /// The insets of the safe area, in points.
  package struct SafeArea: Codable, Equatable, Sendable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The name of a device; nil for an iPhone 16 if a preview or app needs a device.
  package var device: String?
  /// Whether the device is in landscape.
  package var isLandscape = false
  /// The size, in points; nil for that of the preview, of the device, or the ideal size of each
  /// view.
  package var size: CGSize?
  /// Pixels per point; nil for the scale of the named device, or 1.
  package var scale: Double?
  /// Whether the status bar and the home indicator are drawn.
  package var showsStatusBar = false
  /// The safe area; nil for that of the device.
  package var safeArea: SafeArea?
  /// The appearance; nil for that of the app, or light.
  package var scheme: Scheme?
  package var background: Background
  /// The identifier of the locale.
  package var locale: String
  /// The identifier of the time zone.
  package var timeZone: String
  package var typeSize = TypeSize.large
  package var contrast = Contrast.standard
  package var isRightToLeft = false
  package var hasBoldText = false
  package var reducesMotion = false
  /// Whether localized texts are replaced by longer ones with accents, as a translation may be.
  package var hasLongTexts = false
  /// The major versions of the system.
  package static let systemVersions = 15...26
  /// The major version of the system.
  package var systemVersion = 18

  package init(
    size: CGSize? = nil, scale: Double? = nil, scheme: Scheme? = nil,
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
