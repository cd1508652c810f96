import Foundation

/// Returns the first controller of the app's storyboard; nil if the app names none, or none is there.
///
/// It is public because the programs that `snap` compiles call it, with the name of the file beside
/// the sources.
@MainActor public func __storyboardController(_ name: String) -> UIViewController? {
  let information = Bundle.main.infoDictionary ?? [:]
  let main = information["UIMainStoryboardFile"] as? String
  let scene = sceneConfiguration(in: information)
  let named = scene?["UISceneStoryboardFile"] as? String ?? main
  // An app whose list names scenes and no storyboard makes its window itself.
  if named == nil, scene != nil { return nil }
  return UIStoryboard(name: named ?? name, bundle: nil).instantiateInitialViewController()
}

/// Returns the controller with an identifier in a storyboard, in the stack whose first one it is; nil if
/// there is none.
///
/// It is public because the programs that `snap` compiles call it.
@MainActor public func __storyboardController(_ name: String, id: String) -> UIViewController? {
  UIStoryboard(name: name, bundle: nil).controllerInStack(id)
}

private func sceneConfiguration(in information: [String: Any]) -> [String: Any]? {
  let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
  let roles = manifest?["UISceneConfigurations"] as? [String: Any]
  let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
  return scenes?.first
}
