// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Documents of PDF, whose pages are not read: a document keeps its data.

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

open class PDFPage: NSObject, @unchecked Sendable {
  open internal(set) weak var document: PDFDocument?
  open var label: String? { nil }
  open var rotation = 0
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open private(set) var annotations: [PDFAnnotation] = []
  private let image: UIImage?
  public override init() {
    image = nil
    super.init()
  }
  public init?(image: UIImage) {
    self.image = image
  }
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
  open var displaysAnnotations = true
  open var numberOfCharacters: Int { 0 }
  open var dataRepresentation: Data? { nil }
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
  open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
  open func characterBounds(at index: Int) -> CGRect { .zero }
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    if let picture = image?.preparingThumbnail(of: size) { return picture }
    let context = CGContext(
      size: CGSize(width: max(size.width, 1), height: max(size.height, 1)), scale: 1,
      isOpaque: false)
    fill(CGRect(origin: .zero, size: size), in: context)
    return context.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
  }
  /// Draws the picture of the page, or a grey area, since pages of files are not read.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let bounds = bounds(for: box)
    if let picture = image?.cgImage {
      context.draw(picture, in: bounds)
    } else {
      fill(bounds, in: context)
    }
  }
  private func fill(_ area: CGRect, in context: CGContext) {
    context.setFillColor(UIColor.secondarySystemFill.cgColor)
    context.fill(area)
  }
}
