import CoreGraphics
import UIKit
import UniformTypeIdentifiers

/// The file whose preview an extension makes.
public final class QLFilePreviewRequest: NSObject, Sendable {
  /// The location of the file.
  public let fileURL: URL

  package init(fileURL: URL) {
    self.fileURL = fileURL
  }
}

/// The preview that an extension makes: it is not shown.
open class QLPreviewReply: NSObject, @unchecked Sendable {
  /// The title above the preview.
  open var title = ""
  /// The encoding of a text.
  open var stringEncoding = String.Encoding.utf8

  /// Creates a preview of data in a format.
  public init(
    dataOfContentType contentType: UTType, contentSize: CGSize,
    createDataUsing dataCreationBlock: @escaping (QLPreviewReply) throws -> Data
  ) {}
  /// Creates a preview that is drawn.
  public init(
    contextSize: CGSize, isBitmap: Bool,
    drawUsing drawingBlock: @escaping (CGContext, QLPreviewReply) throws -> Void
  ) {}
  /// Creates a preview that is another file.
  public init(fileURL: URL) {}
}

/// An extension that creates previews; it is never called.
open class QLPreviewProvider: NSObject {
  /// Creates the extension.
  public override init() { super.init() }
}

/// An object that shows or makes the preview of a file.
public protocol QLPreviewingController: NSObjectProtocol {
  /// Returns the preview of a file.
  func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
  /// Loads the preview of a file into the controller's view.
  func preparePreviewOfFile(at url: URL) async throws
  /// Loads the preview of a file into the controller's view, and passes on an error.
  func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
}

extension QLPreviewingController {
  /// Throws an error: the object makes no previews of its own.
  public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply {
    throw CocoaError(.featureUnsupported)
  }
  /// Has no effect.
  public func preparePreviewOfFile(at url: URL) async throws {}
  /// Has no effect.
  public func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
}
