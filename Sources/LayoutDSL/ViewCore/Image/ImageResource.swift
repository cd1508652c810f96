import Foundation

/// The name of an image set of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let folder: URL?

  /// Creates the name of an image set in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle.resourceURL
  }
}

extension Image {
  /// Creates an image of an image set.
  public init(_ resource: ImageResource) {
    source = .named(resource.name, folder: resource.folder)
  }

  /// Creates an image from the resources of a bundle that is described by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from the resources of a bundle that is not described.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
}
