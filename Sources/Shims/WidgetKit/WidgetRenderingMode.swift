@_exported import SwiftUI

/// The way in which the system draws a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// The colours of the widget.
  public static let fullColor = Self(description: "fullColor")
  /// Two groups of views, each in one colour.
  public static let accented = Self(description: "accented")
  /// Shades of one colour, as on the Lock Screen.
  public static let vibrant = Self(description: "vibrant")
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
  /// The way in which the widget is drawn: in full colour, on the Lock Screen vibrant, unless a preview
  /// sets another one.
  ///
  /// Only views that read it look different: no colours are replaced, except those of the Lock Screen.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
}
