import ViewCore

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable {
    case destructive, cancel
  }

  private let kind: Kind

  /// Destroys something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
}
