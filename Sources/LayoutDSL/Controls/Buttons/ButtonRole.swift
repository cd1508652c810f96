import ViewCore

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable {
    case destructive, cancel, close, confirm
  }

  private let kind: Kind

  /// The role as a source has it.
  var name: String { "\(kind)" }

  /// The button deletes or overwrites data.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button closes the view that contains it.
  public static let close = ButtonRole(kind: .close)
  /// The button confirms a choice.
  public static let confirm = ButtonRole(kind: .confirm)
}
