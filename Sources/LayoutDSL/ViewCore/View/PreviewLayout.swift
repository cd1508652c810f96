import Foundation

/// The size of the container of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// The size of the screen, with the preview in its centre.
  case device
  /// The size of the preview when the size of the screen is proposed to it.
  case sizeThatFits
  /// A fixed size in points, with the preview in its centre.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that a preview is for.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
  Sendable
{
  /// The name of the device.
  public let rawValue: String

  /// Creates a value from the name of a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a value from a literal with the name of a device.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension View {
  /// Sets the size of the preview's container.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.layout = value }
  }

  /// Sets the name of the preview; nil is no name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.displayName = value }
  }

  /// Sets the device of the preview; nil is the default device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.device = value }
  }
}

/// The orientation of a device.
nonisolated public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.orientation = value }
  }
}

/// The settings of a preview, for the tool that renders it.
package struct PreviewSettings: Hashable, Sendable {
  package var layout: PreviewLayout?
  package var displayName: String?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?

  package init() {}
}

/// The settings of the first view that has any.
package enum PreviewSettingsKey: PreferenceKey {
  package static var defaultValue: PreviewSettings { PreviewSettings() }

  package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {}
}
