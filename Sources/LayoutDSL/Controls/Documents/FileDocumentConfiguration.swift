import Foundation
import ViewCore

/// An open document that is a value.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The URL of the file; nil for a new file.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}
