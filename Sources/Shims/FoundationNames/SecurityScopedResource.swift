import Foundation

extension NSURL {
  /// Options for making a bookmark of a file; without an effect.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Few values of the file are kept.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// The bookmark can be written to a file.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// The bookmark gives access.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// The bookmark gives access for reading.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
  }

  /// Options for finding the file of a bookmark; without an effect.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user is not asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// The bookmark gives access.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }
}

extension URL {
  /// Options for making a bookmark of a file; without an effect.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// Options for finding the file of a bookmark; without an effect.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// Begins the use of a file that the user chose: always possible.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}

  /// Whether the file, which never has to be downloaded first, exists.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// Returns the path of the file, from which the file is found again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return Data(path.utf8)
  }

  /// Creates the URL of the file of a bookmark.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let path = String(data: data, encoding: .utf8), path.hasPrefix("/") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = !FileManager.default.fileExists(atPath: path)
    self.init(fileURLWithPath: path)
  }
}
