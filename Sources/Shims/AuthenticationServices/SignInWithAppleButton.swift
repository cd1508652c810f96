import SwiftUI

/// A button for Sign in with Apple; a tap fails as if the user cancelled.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
  /// The title of the button.
  public struct Label: Sendable {
    fileprivate let title: String
    /// "Sign in with Apple".
    public static let signIn = Label(title: "Sign in with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(title: "Continue with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(title: "Sign up with Apple")
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let isDark: Bool
    fileprivate let hasBorder: Bool
    /// White on black.
    public static let black = Style(isDark: true, hasBorder: false)
    /// Black on white.
    public static let white = Style(isDark: false, hasBorder: false)
    /// Black on white, with a line around it.
    public static let whiteOutline = Style(isDark: false, hasBorder: true)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button with a title.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The logo and the title, in the middle of the proposed space.
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      GeometryReader { space in
        HStack(spacing: space.size.height / 10) {
          Image(systemName: "apple.logo")
          Text(label.title).fontWeight(.medium).lineLimit(1).minimumScaleFactor(0.5)
        }
        // The guidelines set the title at 43 % of the button's height.
        .font(.system(size: space.size.height * 0.43))
        .frame(width: space.size.width, height: space.size.height)
      }
      .foregroundStyle(style.isDark ? Color.white : Color.black)
      .background(style.isDark ? Color.black : Color.white, in: .rect(cornerRadius: 6))
      .overlay {
        if style.hasBorder { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) }
      }
    }
    .buttonStyle(.plain)
    .frame(minWidth: 140, minHeight: 30)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// Sets the colours of buttons that sign in with Apple.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
