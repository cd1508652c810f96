// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import Vector

/// A nib, whose objects are made from the file of the interface builder.
@MainActor @preconcurrency open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
  public let name: String
  private let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// Returns whether the bundle has a nib of a name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    InterfaceFile.named(name, extension: "xib", in: bundle) != nil
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file = InterfaceFile.named(name, extension: "xib", in: bundle) else {
      InterfaceFile.report("there is no nib \(name)")
      return []
    }
    let objects = InterfaceObjects(file: file)
    let elements = file.root.elements(in: "objects")
    let owner = ownerOrNil.map { $0 as AnyObject }
    let ownerElement = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner, let id = ownerElement?["id"] { objects.add(owner, forID: id) }
    let parts = elements.filter { $0.name != "placeholder" }
    let views = parts.filter { InterfaceClasses.view(of: $0) != nil }.map(objects.view)
    objects.addObjects(parts)
    objects.connect()
    if let owner, let ownerElement {
      objects.connect(owner, ownerElement.elements(in: "connections"))
    }
    for view in views { view.interface = objects }
    return views
  }

  /// Makes the first view, without an owner.
  var makeView: @MainActor () -> UIView? {
    { self.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
  }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let made = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return made.isEmpty ? nil : made
  }
}
