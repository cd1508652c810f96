import Foundation

/// The name of a colour set of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let folder: URL?

  /// Creates the name of a colour set in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle.resourceURL
  }
}

extension Color {
  /// Creates the colour of a colour set in the asset catalogs of a bundle; nil is the main bundle.
  ///
  /// A name that is not there is a clear colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, folder: bundle?.resourceURL ?? Bundle.main.resourceURL))
  }

  /// Creates the colour of a colour set.
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name, folder: resource.folder))
  }
}
