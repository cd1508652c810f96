// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// The button of UIKit that signs in with Apple; it is drawn as SwiftUI's, in the size it is given.
///
/// Measurements.md#sign-in-with-apple
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl, SystemControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let type: ButtonType
  private let style: Style
  /// The radius of the corners, in points; it has no effect.
  open var cornerRadius: CGFloat = 6

  public convenience init() { self.init(type: .default, style: .black) }
  public init(type: ButtonType, style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
  }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  package var drawing: AnyView {
    let label: SignInWithAppleButton.Label =
      switch type {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    let colors: SignInWithAppleButton.Style =
      switch style {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    return AnyView(
      SignInWithAppleButton(label) { _ in
      } onCompletion: { _ in
      }
      .signInWithAppleButtonStyle(colors))
  }
}
