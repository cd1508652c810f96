// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Files of the interface builder, which are not read: they have no objects.

@MainActor @preconcurrency open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
  public let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

/// A storyboard, which is not read: each of its controllers is an empty one.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  public let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  open func perform() {}
}
