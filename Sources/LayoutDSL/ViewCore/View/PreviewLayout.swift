import Foundation

/// A size constraint for a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// Center the preview in a container the size of the device on which the preview is running.
  case device
  /// Fit the container to the size of the preview when offered the size of the device.
  case sizeThatFits
  /// Center the preview in a fixed size container with the given dimensions.
  case fixed(width: CGFloat, height: CGFloat)
}

/// An identifier of a preview device.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
  Sendable
{
  /// The name of the device.
  public let rawValue: String

  /// Creates an identifier from the name of a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from the name of a device.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension View {
  /// Overrides the size of the container for the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.layout = value }
  }

  /// Sets a user visible name to show in the canvas for a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.displayName = value }
  }

  /// Overrides the device for a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.device = value }
  }
}

/// How a view of a `PreviewProvider` asks to be shown, for the tool that shows it.
package struct PreviewSettings: Hashable, Sendable {
  package var layout: PreviewLayout?
  package var displayName: String?
  package var device: PreviewDevice?
}

/// The settings of the first view that has any.
package enum PreviewSettingsKey: PreferenceKey {
  package static var defaultValue: PreviewSettings { PreviewSettings() }

  package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {}
}
