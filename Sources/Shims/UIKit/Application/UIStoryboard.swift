// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayoutDSL
import SystemIntegration
import Vector

/// A storyboard, whose controllers are made with the views, constraints and connections in its file.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  public let name: String
  private let bundle: Bundle?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// The file; nil if there is none in the bundle.
  private var file: InterfaceFile? {
    let found = InterfaceFile.named(name, extension: "storyboard", in: bundle)
    if found == nil { InterfaceFile.report("there is no storyboard \(name)") }
    return found
  }

  open func instantiateInitialViewController() -> UIViewController? { initial() }
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initial(creator: creator) as? Controller
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    named(identifier) ?? UIViewController()
  }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    named(identifier, creator: creator) as? Controller ?? Controller._make()
  }

  private func initial(creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let file else { return nil }
    guard let id = file.root["initialViewController"], file.elements[id] != nil else {
      InterfaceFile.report("\(file.name) has no initial controller")
      return nil
    }
    return controller(id, creator: creator)
  }

  private func named(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let found = file?.root.first { $0["storyboardIdentifier"] == identifier }
    if found == nil {
      InterfaceFile.report("the storyboard \(name) has no controller \(identifier)")
    }
    return found?["id"].flatMap { controller($0, creator: creator) }
  }

  /// The controllers in one another that are made; a file may name a container as its own content.
  private static let greatestDepth = 16
  private static var depth = 0

  /// Makes the controller of an identifier in the file; nil if there is none.
  func controller(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let file, let element = file.elements[id] else { return nil }
    guard Self.depth < Self.greatestDepth else {
      InterfaceFile.report("\(file.name): the controller \(id) contains itself")
      return nil
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    if element.name == "viewControllerPlaceholder" { return referenced(by: element) }
    let base = InterfaceClasses.controllers[element.name]
    if base == nil {
      InterfaceFile.report("\(file.name): a \(element.name) is drawn as an area with its name")
    }
    let coder = InterfaceCoder(element)
    let custom = InterfaceClasses.named(in: element) as? UIViewController.Type
    let made =
      creator?(coder) ?? (custom ?? base)?.init(coder: coder) ?? base?.init(coder: coder)
      ?? UnreadController(name: element["customClass"] ?? element.name)
    apply(element, to: made, in: file)
    return made
  }

  /// Makes the controller of an identifier, in the stack whose first one it is; nil if there is none.
  ///
  /// One with items of a navigation bar that another controller pushes is in a stack of its own.
  func controllerInStack(_ id: String) -> UIViewController? {
    let stack = file?.root.first { element in
      element.name == "navigationController"
        && element.elements(in: "connections").contains {
          $0["relationship"] == "rootViewController" && $0["destination"] == id
        }
    }
    let made = controller(stack?["id"] ?? id)
    guard let made, stack == nil, !(made is UINavigationController),
      file?.elements[id]?.children.contains(where: { $0.name == "navigationItem" }) == true
    else { return made }
    return UINavigationController(rootViewController: made)
  }

  private func referenced(by element: MarkupElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: bundle)
    return element["referencedIdentifier"].map {
      other.instantiateViewController(withIdentifier: $0)
    }
      ?? other.instantiateInitialViewController()
  }

  private func apply(
    _ element: MarkupElement, to controller: UIViewController, in file: InterfaceFile
  ) {
    controller.title = element["title"] ?? controller.title
    controller.modalPresentationStyle =
      InterfaceCases.presentationStyles[element["modalPresentationStyle"] ?? ""] ?? .automatic
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    controller.interfaceScene = InterfaceScene(of: controller, element, in: self, file)
    let inner = element.elements(in: "connections")
      .filter { $0["kind"] == "relationship" }
      .compactMap { $0["destination"].flatMap { self.controller($0) } }
    switch controller {
    case let stack as UINavigationController:
      stack.setViewControllers(inner, animated: false)
      stack.isToolbarHidden = element.flag("toolbarHidden") ?? true
      stack.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
      if let bar = element.child("navigationBar") {
        stack.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
        stack.navigationBar.barTintColor = file.color("barTintColor", of: bar)
        if let tint = file.color("tintColor", of: bar) { stack.navigationBar.tintColor = tint }
        if let title = bar.child("titleTextAttributes").flatMap({
          file.color("textColor", of: $0)
        }) {
          stack.navigationBar.titleTextAttributes = [.foregroundColor: title]
        }
      }
    case let tabs as UITabBarController:
      tabs.viewControllers = inner
      if let bar = element.child("tabBar") {
        if let tint = file.color("tintColor", of: bar) { tabs.tabBar.tintColor = tint }
        if let color = file.color("barTintColor", of: bar) { tabs.tabBar.barTintColor = color }
      }
    case let split as UISplitViewController: split.viewControllers = inner
    default: break
    }
  }
}

/// A segue between controllers of a storyboard.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// The kind in the storyboard, such as `show`.
  var kind = ""
  private var performHandler: (() -> Void)?
  /// The values of the segue of the app's class that is made next.
  static var next: (identifier: String?, source: UIViewController, destination: UIViewController)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }
  /// Makes a segue with the values of the storyboard.
  public override convenience init() {
    let values = Self.next
    self.init(
      identifier: values?.identifier, source: values?.source ?? UIViewController(),
      destination: values?.destination ?? UIViewController())
  }
  open func perform() {
    if let performHandler { return performHandler() }
    switch kind {
    case "show", "push": source.show(destination, sender: nil)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: nil)
    case "popoverPresentation":
      destination.modalPresentationStyle = .popover
      source.present(destination, animated: true)
    case "embed", "unwind", "custom": break
    default: source.present(destination, animated: true)
    }
  }
}

/// A controller of a kind that is not drawn: an area with its name.
private final class UnreadController: UIHostingController<ContentPlaceholder> {
  init(name: String) {
    super.init(rootView: ContentPlaceholder(name: name, systemImage: "rectangle.3.group"))
  }

  required init?(coder: NSCoder) { nil }
}
