import Foundation

/// A reference to a colour set of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let folder: URL?

  /// Creates a reference to a colour set in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle.resourceURL
  }
}

extension Color {
  /// Creates a colour from a colour set in the asset catalogs of a bundle; nil is the main bundle.
  ///
  /// If the colour set does not exist, the colour is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, folder: bundle?.resourceURL ?? Bundle.main.resourceURL))
  }

  /// Creates a colour from a colour resource.
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name, folder: resource.folder))
  }
}
