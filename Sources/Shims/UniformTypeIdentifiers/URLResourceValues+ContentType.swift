import Foundation

extension URLResourceKey {
  /// The type of a file.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  /// The type for the extension of the name; nil unless the name or the path was asked for too.
  public var contentType: UTType? {
    (name ?? path).flatMap { UTType(filenameExtension: URL(fileURLWithPath: $0).pathExtension) }
  }
}
