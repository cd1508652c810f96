// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SystemIntegration
@_exported import UIKit
import ViewCore

/// The pages of a document in small; a placeholder is drawn.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView, UIViewContent {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { nil }
  open var layoutMode = PDFThumbnailLayoutMode.vertical

  package var content: AnyView { AnyView(ContentPlaceholder(name: "PDFThumbnailView")) }
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
