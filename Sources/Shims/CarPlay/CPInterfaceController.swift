// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The stack of templates on the screen of a car.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open private(set) var templates: [CPTemplate] = []
  open private(set) var presentedTemplate: CPTemplate?
  open var prefersDarkUserInterfaceStyle = false
  open var carTraitCollection: UITraitCollection { UITraitCollection() }
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    let isPopped = templates.count > 1
    if isPopped { templates.removeLast() }
    completion?(isPopped, nil)
  }
  open func popToRootTemplate(
    animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }
  open func pop(
    to targetTemplate: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let index = templates.firstIndex { $0 === targetTemplate }
    if let index { templates = Array(templates[...index]) }
    completion?(index != nil, nil)
  }
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }
  open func dismissTemplate(
    animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let isDismissed = presentedTemplate != nil
    presentedTemplate = nil
    completion?(isDismissed, nil)
  }
}
@MainActor @preconcurrency public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

open class CPWindow: UIWindow {}
@MainActor @preconcurrency
open class CPTemplateApplicationScene: UIScene {
  open weak var templateDelegate: (any CPTemplateApplicationSceneDelegate)? { nil }
  open private(set) lazy var interfaceController = CPInterfaceController()
}
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}
extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}
