/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level {
    case decreased, standard, increased
  }

  private let level: Level

  /// A badge that does not ask for attention.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The default prominence.
  public static let standard = BadgeProminence(level: .standard)
  /// A badge that asks for attention.
  public static let increased = BadgeProminence(level: .increased)
}
