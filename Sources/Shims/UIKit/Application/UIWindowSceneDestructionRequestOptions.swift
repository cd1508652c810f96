// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The options of a request to close a scene.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// The options of a request to close the scene of a window.
@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of a window that closes.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
}
