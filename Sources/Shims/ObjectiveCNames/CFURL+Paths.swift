// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// The separators of a path of a file.
public enum CFURLPathStyle: Int, Sendable {
  /// Slashes.
  case cfurlposixPathStyle
  /// Backslashes.
  case cfurlWindowsPathStyle = 2
}

/// Creates the URL of a file from its path; a relative path begins in the current folder.
public func CFURLCreateWithFileSystemPath(
  _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle,
  _ isDirectory: Bool
) -> CFURL! {
  var path = filePath as String
  if pathStyle == .cfurlWindowsPathStyle {
    path = path.replacingOccurrences(of: "\\", with: "/")
  }
  return NSURL(fileURLWithPath: path, isDirectory: isDirectory)
}

/// Creates a URL from a text, relative to another URL if there is one; returns nil for an invalid one.
public func CFURLCreateWithString(
  _ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!
) -> CFURL! {
  NSURL(string: URLString as String, relativeTo: baseURL as URL?)
}
