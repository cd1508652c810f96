import Foundation
import ViewClock

extension View {
  /// Animates symbols in the view while the effect is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(motion: (effect as? any MovingSymbolEffect)?.motion) { history, motion in
        history.running(motion, options, isActive: isActive)
      })
  }

  /// Animates symbols in the view once each time a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(motion: (effect as? any MovingSymbolEffect)?.motion) { history, motion in
        history.running(motion, options, value: value)
      })
  }

  /// Removes the effects that surrounding views set on symbols in the view.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EnvironmentWritingModifier { if isEnabled { $0.symbolEffects = [] } })
  }
}

nonisolated private struct SymbolEffectModifier: ViewModifier {
  let motion: SymbolMotion?
  let run: (SymbolEffectHistory, SymbolMotion) -> RunningSymbolEffect?
  @State private var history = SymbolEffectHistory()

  @MainActor func body(content: Content) -> some View {
    let effect = motion.flatMap { run(history, $0) }
    content.modifier(
      EnvironmentWritingModifier { if let effect { $0.symbolEffects.append(effect) } })
  }
}

/// The state of the effect that a modifier sets.
private final class SymbolEffectHistory {
  private var current: RunningSymbolEffect?
  private var wasActive: Bool?
  private var value: Any?
  /// An empty clock event at the end of the effect, so that waiting for an idle clock includes it.
  private var end: ViewClock.Token?

  deinit {
    end?.cancel()
  }

  private var now: TimeInterval { ViewClock.current?.now ?? 0 }

  /// Returns the effect while it is active, and while it ends.
  func running(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, isActive: Bool
  ) -> RunningSymbolEffect? {
    defer { wasActive = isActive }
    let count = options.count
    if wasActive == nil, motion.isLasting {
      // An effect that is active initially has already reached its final state.
      let start = now - motion.duration / max(options.rate, 1e-3)
      let end = isActive ? nil : start
      let isHidden = motion.kind == .appear
      if isActive || isHidden { current = effect(motion, options, start, end, count) }
    } else if isActive, wasActive != true {
      begin(effect(motion, options, now, nil, count))
    } else if !isActive, wasActive == true, var ended = current {
      ended.end = now
      begin(ended)
    }
    return current
  }

  /// Returns the effect that the last change of the value started.
  func running<Value: Equatable>(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, value: Value
  ) -> RunningSymbolEffect? {
    if let former = self.value as? Value, former != value {
      let count = options.repeatsForever ? nil : options.count ?? 1
      begin(effect(motion, options, now, nil, count))
    }
    self.value = value
    return current
  }

  private func effect(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, _ start: TimeInterval,
    _ end: TimeInterval?, _ count: Int?
  ) -> RunningSymbolEffect {
    RunningSymbolEffect(motion: motion, options: options, start: start, end: end, count: count)
  }

  private func begin(_ effect: RunningSymbolEffect) {
    current = effect
    end?.cancel()
    end = effect.rest.flatMap { rest in ViewClock.current?.schedule(at: rest) {} }
  }
}

extension EnvironmentValues {
  private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [RunningSymbolEffect] { [] }
  }

  /// The running effects of symbols.
  var symbolEffects: [RunningSymbolEffect] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension DisplayContext {
  /// Draws a symbol with the state of each effect applied.
  mutating func draw(
    looking looks: [SymbolMotion.Look], in frame: CGRect, _ body: (inout DisplayContext) -> Void
  ) {
    guard let look = looks.first else { return body(&self) }
    func inner(_ context: inout DisplayContext) {
      context.draw(looking: Array(looks.dropFirst()), in: frame, body)
    }
    func moved(_ context: inout DisplayContext) {
      guard let map = look.transform(in: frame) else { return inner(&context) }
      context.group(.transform(map), inner)
    }
    if look.opacity < 1 { group(.opacity(max(look.opacity, 0)), moved) } else { moved(&self) }
  }
}

extension SymbolMotion.Look {
  /// Returns the transform of the symbol; nil for the identity.
  fileprivate func transform(in frame: CGRect) -> CGAffineTransform? {
    guard scale != 1 || angle != .zero || offset != .zero else { return nil }
    let (sine, cosine) = deterministicSineCosine(angle.radians)
    let turned = CGAffineTransform(
      a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine,
      tx: frame.midX + offset.x * frame.width, ty: frame.midY + offset.y * frame.height)
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY).concatenating(turned)
  }
}
