import Foundation

/// A reference to an image set of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let folder: URL?

  /// Creates a reference to an image set in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle.resourceURL
  }
}

extension Image {
  /// Creates an image from an image resource.
  public init(_ resource: ImageResource) {
    source = .named(resource.name, folder: resource.folder)
  }

  /// Creates a labelled image from the resources of a bundle; nil is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates a decorative image from the resources of a bundle; nil is the main bundle.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from the resources of a bundle with a variable value from 0 to 1.
  ///
  /// Images other than symbols ignore the value; a bundle of nil is the main one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a labelled image from the resources of a bundle with a variable value from 0 to 1.
  ///
  /// Images other than symbols ignore the value; a bundle of nil is the main one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates a decorative image from the resources of a bundle with a variable value from 0 to 1.
  ///
  /// Images other than symbols ignore the value; a bundle of nil is the main one.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
}
