import Foundation
import ViewCore

// The state of the app's windows and of the device, as it is for a screen in use.
extension EnvironmentValues {
  /// Whether the display is dimmed; always false.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is recorded or shared; always false.
  public var isSceneCaptured: Bool { false }
  /// Whether the window looks active; always true.
  public var appearsActive: Bool { true }
  /// Whether the app can have several windows; always false, as on iPhone.
  public var supportsMultipleWindows: Bool { false }
  /// Whether a widget shows its background; always true, as on a home screen.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether an assistive technology is on; always false.
  public var accessibilityEnabled: Bool { false }
  /// Whether the large content viewer is on; always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed; always false.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play; always true.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether quick actions are on; always false.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// The document of the view; always nil, as no document is open.
  public var documentConfiguration: DocumentConfiguration? { nil }
}

/// The state of an open document.
public struct DocumentConfiguration {
  /// The place of the document's file; nil for a document that was not saved.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}
