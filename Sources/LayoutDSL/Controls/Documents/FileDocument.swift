import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

/// A document that is a value, read from and written to files.
@preconcurrency
public protocol FileDocument: Sendable {
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
  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that can be written: those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that a document is read from.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    (self.contentType, self.file) = (contentType, file)
  }
}

/// A file that a document is written to.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The current contents of the file; nil for a new file.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}
