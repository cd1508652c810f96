@_exported import SwiftUI

// The state of the place in which the system shows a widget or a Live Activity, as it is on the
// Home Screen and the Lock Screen of an iPhone.
extension EnvironmentValues {
  /// Whether an accessory widget can show a label beside it; always false, as on iPhone.
  public var showsWidgetLabel: Bool { false }
  /// Whether a Live Activity fills the screen; always false.
  public var isActivityFullscreen: Bool { false }
  /// The size in which a Live Activity is shown; always medium, as on iPhone.
  public var activityFamily: ActivityFamily { .medium }
}

/// The way in which an image is drawn in a widget with accented colors.
public struct WidgetAccentedRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// The image has the color of its group.
  public static let accented = Self(description: "accented")
  /// The image has the color of its group and its own brightness.
  public static let accentedDesaturated = Self(description: "accentedDesaturated")
  /// The image has a gray of its own brightness.
  public static let desaturated = Self(description: "desaturated")
  /// The image has its own colors.
  public static let fullColor = Self(description: "fullColor")
}

extension Image {
  /// Sets how the image is drawn in a widget with accented colors; no widget has them here.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}

extension View {
  /// Sets the label beside an accessory widget, which an iPhone does not show.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Sets the label beside an accessory widget, which an iPhone does not show.
  nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Sets the label beside an accessory widget, which an iPhone does not show.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ title: S) -> some View { self }
}
