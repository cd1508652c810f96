import Foundation

extension URL {
  /// Returns the URL with the extension of file names of a type; the URL itself if the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  /// Returns the URL of a file in it; a name without the extension of the type gets it.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let url = appendingPathComponent(
      partialName, isDirectory: contentType.conforms(to: .directory))
    let own = UTType(filenameExtension: url.pathExtension)
    return own?.conforms(to: contentType) == true
      ? url : url.appendingPathExtension(for: contentType)
  }

  /// Adds the extension of file names of a type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Adds the name of a file, with the extension of a type.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}
