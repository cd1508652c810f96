import Foundation

extension NSAttributedString {
  /// An effect on text; text is drawn without it.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String
    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that is pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// The format of a document with attributed text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format of the document.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of the text, as the raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of text to which the document gives none.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Creates the text of a document.
  ///
  /// Only text without attributes can be read; the other formats throw an error.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = options[.documentType] as? DocumentType ?? .plain
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard kind == .plain else {
      let reason = "LayoutDSL reads no documents of type \(kind.rawValue)"
      throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
    }
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    documentAttributes?.pointee = ["DocumentType": kind.rawValue]
    self.init(
      string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }

  /// Creates the text of a file, as `init(data:options:documentAttributes:)` does.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
  }

  /// The name of an attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format of the document.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of the text, as the raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// Returns a document of a part of the text, without attributes; other formats throw an error.
  public func data(
    from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let kind = documentAttributes[.documentType] as? DocumentType ?? .plain
    guard kind == .plain else {
      let reason = "LayoutDSL writes no documents of type \(kind.rawValue)"
      throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
    }
    return Data(attributedSubstring(from: range).string.utf8)
  }
}
