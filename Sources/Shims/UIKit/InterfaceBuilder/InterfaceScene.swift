import Foundation
import ObjectiveCNames
import SystemIntegration
import Vector

/// The scene of a controller in a storyboard.
@MainActor final class InterfaceScene {
  let storyboard: UIStoryboard
  let file: InterfaceFile
  private let element: MarkupElement
  private let objects: InterfaceObjects
  private weak var controller: UIViewController?

  /// Gives a controller the items of bars in its scene.
  init(
    of controller: UIViewController, _ element: MarkupElement, in storyboard: UIStoryboard,
    _ file: InterfaceFile
  ) {
    (self.storyboard, self.file, self.element) = (storyboard, file, element)
    self.controller = controller
    objects = InterfaceObjects(file: file)
    objects.scene = self
    if let id = element["id"] { objects.add(controller, forID: id) }
    for child in element.children {
      switch child.name {
      case "navigationItem": objects.apply(child, to: controller.navigationItem)
      case "tabBarItem": controller.tabBarItem = objects.tabItem(child)
      case "toolbarItems": controller.toolbarItems = child.children.map(objects.barButton)
      default: break
      }
    }
  }

  /// Makes the view of the controller; nil if the scene has none.
  func makeView() -> UIView? {
    let roots = element.children.filter { $0["key"] == "view" }
    guard let root = roots.first else { return nil }
    let view = objects.view(root)
    objects.addGuides(element.elements(in: "layoutGuides"), of: view)
    return view
  }

  /// Connects the objects of the scene with the controller, once its view is set.
  func connect() {
    guard let controller else { return }
    let scene = element["id"].flatMap { file.scenes[$0] }
    objects.addObjects(scene?.elements(in: "objects") ?? [])
    objects.connect()
    objects.connect(controller, element.elements(in: "connections"))
    for (view, segue) in objects.embeddings {
      guard let id = segue["destination"], !isInside(id) else { continue }
      guard let child = UISegues.destination(id, of: self) else { continue }
      controller.prepare(
        for: UIStoryboardSegue(
          identifier: segue["identifier"], source: controller, destination: child),
        sender: nil)
      controller.addChild(child)
      if let shown = child.view {
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(shown)
      }
      child.didMove(toParent: controller)
    }
  }

  /// Whether the controller is that of an identifier in the file, or inside it; the embedded controller
  /// would contain itself without end.
  private func isInside(_ id: String) -> Bool {
    guard let controller else { return false }
    let scenes = sequence(first: controller, next: \.parent).lazy.compactMap(\.interfaceScene)
    guard scenes.contains(where: { $0.file === file && $0.element["id"] == id }) else {
      return false
    }
    InterfaceFile.report("\(file.name): the controller \(id) contains itself")
    return true
  }

  /// Performs the segue of an identifier; returns whether there is one.
  func performSegue(_ identifier: String, sender: Any?) -> Bool {
    guard let segue = segue(identifier, in: element) else { return false }
    perform(segue, sender: sender)
    return true
  }

  private func segue(_ identifier: String, in element: MarkupElement) -> MarkupElement? {
    for child in element.children {
      if child.name == "segue", child["identifier"] == identifier { return child }
      if let found = segue(identifier, in: child) { return found }
    }
    return nil
  }

  /// Performs a segue that the user starts, if the controller allows it.
  func userPerforms(_ segue: MarkupElement, sender: Any?) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else { return }
    perform(segue, sender: sender)
  }

  private func perform(_ element: MarkupElement, sender: Any?) {
    guard let controller else { return }
    if element["kind"] == "unwind" {
      return UISegues.unwind(element, from: controller, sender: sender)
    }
    guard let id = element["destination"], let destination = UISegues.destination(id, of: self)
    else { return }
    if let style = element["modalPresentationStyle"].flatMap({
      InterfaceCases.presentationStyles[$0]
    }) {
      destination.modalPresentationStyle = style
    }
    let segue = UISegues.segue(element, from: controller, to: destination)
    controller.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The object that an item of a scene calls to perform a segue.
@MainActor final class SegueTrigger: NSObject, NamedMethods {
  private let element: MarkupElement
  private weak var objects: InterfaceObjects?
  private weak var sender: AnyObject?

  init(_ element: MarkupElement, _ objects: InterfaceObjects, sender: AnyObject) {
    (self.element, self.objects, self.sender) = (element, objects, sender)
  }

  /// Performs the segue, if the controller allows it.
  func perform() { objects?.scene?.userPerforms(element, sender: sender) }

  func method(named selector: Selector) -> Implementation? {
    guard selector.description == "performSegue:" else { return nil }
    return { _ in
      self.perform()
      return nil
    }
  }
}

extension UIView {
  /// The segue of a cell, which its selection performs.
  var selectionSegue: SegueTrigger? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
