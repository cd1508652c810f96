import Foundation

/// The form of text in an SVG or PDF.
public enum VectorText: String, CaseIterable, Codable, Sendable {
  /// Characters that can be selected and searched.
  ///
  /// PDF has the used glyphs of the fonts in it; SVG names the fonts, which the viewer must have.
  case fonts
  /// Shapes, which look the same everywhere.
  case outlines
}

/// The options of an SVG or PDF.
public struct VectorOptions: Codable, Equatable, Sendable {
  /// The form of text; nil for fonts in PDF and outlines in SVG.
  public var text: VectorText?
  /// The title of the document; nil for none.
  public var title: String?
  /// The author of a PDF; nil for none.
  public var author: String?
  /// The subject of a PDF; nil for none.
  public var subject: String?
  /// The keywords of a PDF.
  public var keywords: [String] = []
  /// The program that made the content of a PDF; nil for none.
  public var creator: String?

  /// Creates the default options.
  public init(text: VectorText? = nil, title: String? = nil, author: String? = nil) {
    self.text = text
    self.title = title
    self.author = author
  }
}
