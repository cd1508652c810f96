import Foundation
import UniformTypeIdentifiers
import ViewCore

/// Windows for documents; a screen shows the window of a new document.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  let window: @MainActor () -> AnyView

  /// Creates windows of documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    // Only the screen opens the window, on the main actor.
    nonisolated(unsafe) let make = { (newDocument(), editor) }
    window = {
      let (document, editor) = make()
      return AnyView(NewDocument(document: document, editor: editor))
    }
  }

  /// Creates windows of documents that are objects.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    // Only the screen opens the window, on the main actor.
    nonisolated(unsafe) let make = { (newDocument(), editor) }
    window = {
      let (document, editor) = make()
      return AnyView(NewReferenceDocument(document: document, editor: editor))
    }
  }

  /// Creates windows for read-only documents; a screen shows none, since no file is opened.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = { AnyView(EmptyView()) }
  }

  /// Creates windows for read-only documents that are objects; a screen shows none.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    window = { AnyView(EmptyView()) }
  }

  /// A document group has a window.
  nonisolated public static var _hasWindow: Bool { true }

  /// Returns the editor of a new document.
  @MainActor public static func _window(of scene: DocumentGroup) -> AnyView {
    scene.window()
  }
}

/// The editor of a new document that is a value.
private struct NewDocument<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: document)
    self.editor = editor
  }

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

/// The editor of a new document that is an object.
private struct NewReferenceDocument<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }

  var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}
