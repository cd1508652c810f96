import Foundation
import UniformTypeIdentifiers
import ViewCore

/// The scene before a document is open; a screen shows the window of a new document instead.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
  private let makeActions: @MainActor () -> AnyView

  /// Creates a launch scene with a title, the actions below it, and a background.
  public init<Background: View>(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder background: () -> Background
  ) {
    self.init(actions)
  }

  /// Creates a launch scene with a title, actions, and a view over the background.
  public init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView:
      @escaping (_ geometry: DocumentLaunchGeometryProxy) -> Overlay
  ) {
    self.init(actions)
  }

  /// Creates a launch scene with a title and the actions below it.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: @escaping () -> Actions
  ) {
    self.init(actions)
  }

  private init(_ actions: @escaping () -> Actions) {
    // Only a screen calls it, on the main actor.
    nonisolated(unsafe) let actions = actions
    makeActions = { AnyView(actions()) }
  }

  /// A launch scene is not an app's first window.
  nonisolated public static var _hasWindow: Bool { false }

  /// Returns the actions.
  @MainActor public static func _window(of scene: DocumentGroupLaunchScene) -> AnyView {
    scene.makeActions()
  }
}

/// The frames of a launch scene.
nonisolated public struct DocumentLaunchGeometryProxy: Sendable {
  /// The frame of the whole scene, in points.
  public var frame: CGRect { .zero }
  /// The frame of the title and the actions, in points.
  public var titleViewFrame: CGRect { .zero }
}

/// A button that makes a document; it makes none, since a screen writes no files.
public struct NewDocumentButton<Label: View>: View {
  private let label: Label

  /// Creates a button with a title.
  public init(_ label: LocalizedStringKey, contentType: UTType? = nil) where Label == Text {
    self.label = Text(label)
  }

  /// Creates a button with the system's title.
  public init(contentType: UTType? = nil) where Label == Text {
    label = Text("Create Document")
  }

  /// Creates a button that prepares the file of a document.
  public init(
    _ label: LocalizedStringKey, contentType: UTType? = nil,
    prepareDocumentURL: @escaping () async throws -> URL?
  ) where Label == Text {
    self.label = Text(label)
  }

  /// Creates a button that prepares a document.
  public init<Document: FileDocument>(
    _ label: LocalizedStringKey, for documentType: Document.Type, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> Document?
  ) where Label == Text {
    self.label = Text(label)
  }

  /// The label in a button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
