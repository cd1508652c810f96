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

  /// Reads an SVG document.
  ///
  /// - Throws: The reason if the data are no SVG, or contain something that is not drawn.
  package init(data: Data) throws(InputError) {
    self = try SVGReader(data).picture()
  }
}
