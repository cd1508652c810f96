import ViewCore

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
