import Foundation
import ViewCore

// Effects of symbols, which are drawn at rest.

extension UIImageView {
  /// Has no effect on a picture; calls the completion.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self))
  }

  /// Has no effect on a picture.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self))
  }

  /// Has no effect on a picture.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image at once.
  public func setSymbolImage(
    _ symbolImage: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    image = symbolImage
    completion?(UISymbolEffectCompletionContext(sender: self))
  }
}

extension UIBarButtonItem {
  /// Has no effect on a picture.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self))
  }
  /// Has no effect on a picture.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self))
  }
  /// Has no effect on a picture.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
}

/// The end of an effect of a symbol.
@MainActor @preconcurrency
public struct UISymbolEffectCompletionContext {
  /// The object whose effect has ended.
  public let sender: Any?
  /// Whether the effect ran to its end.
  public var isFinished: Bool { true }
}

/// The transition from one symbol to another, which is not drawn.
public struct UISymbolContentTransition: Hashable, Sendable {
  private let name: String
  /// Creates a transition.
  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    name = "\(contentTransition)"
  }
}
