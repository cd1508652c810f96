import ViewCore

/// The way in which a view shows through content in front of it, in spaces of three dimensions.
nonisolated public struct BreakthroughEffect: Hashable, Sendable {
  private let name: String

  /// The effect that suits the kind of the view.
  public static let automatic = BreakthroughEffect(name: "automatic")
  /// The view is blended over the content.
  public static let subtle = BreakthroughEffect(name: "subtle")
  /// The view is shown in place of the content.
  public static let prominent = BreakthroughEffect(name: "prominent")
  /// The content hides the view.
  public static let none = BreakthroughEffect(name: "none")
}

extension BreakthroughEffect: CustomStringConvertible {
  /// The name of the effect.
  public var description: String { name }
}

// A screen is flat, so nothing is in front of a presentation.
extension View {
  /// Sets how the enclosing presentation shows through content in front of it.
  nonisolated public func presentationBreakthroughEffect(
    _ effect: BreakthroughEffect
  ) -> some View {
    hostAttribute(effect)
  }

  /// Sets how the view shows through content in front of it.
  nonisolated public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    hostAttribute(effect)
  }
}
