import Drawing
import Foundation

/// A drawing that was read from a file.
package struct VectorPicture: Equatable, Sendable {
  /// The size, in points.
  package var size: CGSize
  /// The drawing, in points from its top-leading corner.
  package var content: DisplayList

  package init(size: CGSize, content: DisplayList) {
    self.size = size
    self.content = content
  }

  /// Reads an SVG document, or the first page of a PDF.
  ///
  /// - Throws: The reason if the data are neither, or contain something that is not drawn.
  package init(data: Data) throws(InputError) {
    // Bytes may precede the header of a PDF (PDF 1.7, appendix H).
    if data.prefix(1024).firstRange(of: Data("%PDF-".utf8)) != nil {
      self = try PDFReader(data).picture()
    } else if data.contains(UInt8(ascii: "<")) {
      self = try SVGReader(data).picture()
    } else {
      throw InputError(reason: "it is neither an SVG document nor a PDF")
    }
  }
}
