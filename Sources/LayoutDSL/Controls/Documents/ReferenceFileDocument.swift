import Foundation
import SystemIntegration
import ViewCore

/// A document that is an object, read from and written to files.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of the document at one time.
  associatedtype Snapshot
  /// The file to read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file to write.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default, those that can be read.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the state to write as a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file of a state.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that can be written: those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An open document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The URL of the file; nil for a new file.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}
