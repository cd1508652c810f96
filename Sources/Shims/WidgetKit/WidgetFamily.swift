@_exported import SwiftUI

/// The size classes of widgets.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  /// Widgets on the Home Screen, from a square to the large one of an iPad.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// Widgets on the Lock Screen: a circle, a rectangle or a line of text.
  case accessoryCircular, accessoryRectangular, accessoryInline
  /// The raw value as text.
  public var description: String { "\(rawValue)" }
}

extension WidgetFamily {
  /// The size on the standard device, in points: Measurements.md#widget-sizes.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    // Only an iPad has this size.
    case .systemExtraLarge: CGSize(width: 635, height: 300)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  package var isAccessory: Bool {
    [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(self)
  }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The size of the widget: small, unless a preview sets another one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The margins around the content of the widget.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
}
