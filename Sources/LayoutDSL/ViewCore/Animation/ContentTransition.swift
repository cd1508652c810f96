import Foundation

/// The transition from the old to the new content of one view, such as from one string of a `Text`
/// to another.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    /// The digits roll downwards if the value decreases.
    case numericValue(Double)
    /// The associated value is the speed of the symbol effect.
    case symbolReplace(Double)
  }

  let kind: Kind

  /// Replaces the content immediately.
  public static let identity = ContentTransition(kind: .identity)
  /// Cross-fades from the old content to the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Interpolates what the old and the new content have in common, and cross-fades the rest.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls changed characters in from below or, if `countsDown`, from above.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls changed characters in from below or, if `value` decreases, from above.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// Replaces one symbol with another by the default symbol effect, with or without an animation.
  public static var symbolEffect: ContentTransition { symbolEffect(ReplaceSymbolEffect()) }

  /// Replaces one symbol with another by a symbol effect, with or without an animation.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolReplace(options.rate))
  }

  /// Returns the direction in which changed characters roll: 1 for upwards, −1 for downwards, nil
  /// if they do not roll.
  ///
  /// `former` is the transition before the change.
  func rollDirection(after former: ContentTransition) -> CGFloat? {
    switch (kind, former.kind) {
    case (.numericText(let countsDown), _): countsDown ? -1 : 1
    case (.numericValue(let value), .numericValue(let old)): value < old ? -1 : 1
    case (.numericValue, _): 1
    default: nil
    }
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  private enum DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The transition between the old and the new content of views.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views are drawn into an offscreen layer while their content changes; the result is the
  /// same either way.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between the old and the new content of this view and its descendants.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
