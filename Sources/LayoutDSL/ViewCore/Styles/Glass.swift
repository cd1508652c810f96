/// The glass of iOS 26, which is drawn as the thinnest material of iOS 18.
nonisolated public struct Glass: Equatable, Sendable {
  private enum Kind: Sendable {
    case regular, clear, identity
  }

  /// The opacity of a tint, which lets the blurred content show; chosen by eye.
  private static let tintOpacity = 0.6

  private let kind: Kind
  private var tint: Color?

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Glass that blurs the content below.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that is more translucent.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint; nil is none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass; a headless screen does not react to touches by light.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The layers of the glass from bottom to top.
  @MainActor @ViewBuilder fileprivate func layers(in shape: some Shape) -> some View {
    if kind != .identity {
      shape.fill(Material.ultraThin)
      if let tint { shape.fill(tint.opacity(Self.tintOpacity)) }
    }
  }
}

extension View {
  /// Puts glass behind the view, in a shape.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Sets the identity of the view's glass; near glass is not merged.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    hostAttribute(id.map { "\($0)" } ?? "none")
  }

  /// Merges the glass of views with an identity; near glass is not merged.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    hostAttribute(id.map { "\($0)" } ?? "none")
  }

  /// Sets the transition of the view's glass, which comes and goes with the view.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    hostAttribute(transition.name)
  }
}

nonisolated private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  @MainActor func body(content: Content) -> some View {
    content.background { glass.layers(in: shape) }
  }
}
