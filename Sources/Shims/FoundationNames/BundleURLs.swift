import Foundation

#if !canImport(Darwin)
  /// The files of a bundle as `URL`, where Foundation on Linux returns objects.
  extension Bundle {
    /// Returns the files with an extension; nil for none.
    public func urls(
      forResourcesWithExtension ext: String, subdirectory subpath: String?
    ) -> [URL]? {
      (urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath) as [NSURL]?)
        .map { $0.map { $0 as URL } }
    }

    /// Returns the files with an extension for a language; nil for none.
    public func urls(
      forResourcesWithExtension ext: String, subdirectory subpath: String?,
      localization localizationName: String?
    ) -> [URL]? {
      (urls(
        forResourcesWithExtension: Optional(ext), subdirectory: subpath,
        localization: localizationName) as [NSURL]?).map { $0.map { $0 as URL } }
    }
  }
#endif
