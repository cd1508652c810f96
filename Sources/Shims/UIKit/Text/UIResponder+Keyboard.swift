// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration

extension UIResponder {
  public static nonisolated let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static nonisolated let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public static nonisolated let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static nonisolated let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static nonisolated let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static nonisolated let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static nonisolated let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static nonisolated let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
