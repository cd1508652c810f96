import Foundation

/// A request for resources of the app that a device loads on demand; here they are in the bundle.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// The tags of the resources.
  public let tags: Set<String>
  /// The bundle with the resources.
  public let bundle: Bundle
  /// The priority of the download, 0…1.
  open var loadingPriority = 0.5
  /// The progress of the download.
  public let progress = Progress(totalUnitCount: 1)

  /// Creates a request for the resources of a bundle that have one of some tags.
  public init(tags: Set<String>, bundle: Bundle) {
    (self.tags, self.bundle) = (tags, bundle)
  }

  /// Creates a request for the resources of the app that have one of some tags.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  /// Reports that the resources can be used.
  open func beginAccessingResources(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    progress.completedUnitCount = 1
    completionHandler(nil)
  }

  /// Returns at once: the resources can be used.
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Reports that the resources can be used.
  open func conditionallyBeginAccessingResources(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(true)
  }

  /// Returns true: the resources can be used.
  open func conditionallyBeginAccessingResources() async -> Bool { true }

  /// Has no effect: the resources stay.
  open func endAccessingResources() {}
}
