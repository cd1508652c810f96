import Foundation
import ViewCore

extension NSAttributedString {
  /// Creates a string from Markdown; relative links are resolved against `baseURL`.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a string from Markdown in UTF-8; relative links are resolved against `baseURL`.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a string from a file of Markdown; relative links are resolved against `baseURL`.
  ///
  /// - Throws: The error of reading the file.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
