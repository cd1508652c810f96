import Foundation
import ViewCore

/// The size of the container of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// The size of the screen, with the preview in its centre.
  case device
  /// The size of the preview when the size of the screen is proposed to it.
  case sizeThatFits
  /// A fixed size in points, with the preview in its centre.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Sets the size of the preview's container.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.layout = value }
  }

  /// Sets the name of the preview; nil removes it.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.displayName = value }
  }

  /// Sets the device of the preview; nil is the default device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.device = value }
  }
}

extension View {
  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    transformPreference(PreviewSettingsKey.self, function: #function) { $0.orientation = value }
  }
}
