/// A kind of name of a type of data in another system.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String
  /// Creates a kind from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extension of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
