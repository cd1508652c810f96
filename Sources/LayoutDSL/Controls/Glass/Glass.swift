import ViewCore

/// The glass of iOS 26: blurred content, refracted at a bright rim, with a shadow around it.
///
/// In the look of iOS 18 it is drawn as the thinnest material.
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

  /// Returns the glass; on a headless screen, touches do not light it up.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The layers of the glass from bottom to top.
  @MainActor @ViewBuilder func layers(
    in shape: some Shape, look: SystemLook.GlassForm
  ) -> some View {
    if kind != .identity {
      switch look {
      case .material: shape.fill(Material.ultraThin)
      case .lens(let lens):
        shadow(of: shape, lens)
        shape.fill(kind == .clear ? Material.clearGlass : Material.glass)
      }
      if let tint { shape.fill(tint.opacity(Self.tintOpacity)) }
      if case .lens(let lens) = look { rim(of: shape, lens) }
    }
  }

  /// A shadow outside the shape only, because glass is translucent.
  @MainActor private func shadow(of shape: some Shape, _ lens: SystemLook.Lens) -> some View {
    shape.fill(Color.black.opacity(lens.shadowOpacity))
      .blur(radius: lens.shadowRadius)
      .offset(y: lens.shadowOffset)
      .clipShape(
        Outside(shape: shape, reach: 3 * lens.shadowRadius + lens.shadowOffset),
        style: FillStyle(eoFill: true))
  }

  /// The light on the rim, which comes from the top leading corner and returns at the opposite one.
  @MainActor private func rim(of shape: some Shape, _ lens: SystemLook.Lens) -> some View {
    shape.stroke(
      LinearGradient(
        colors: lens.rim, startPoint: .topLeading, endPoint: .bottomTrailing),
      lineWidth: 2 * lens.rimWidth
    )
    .clipShape(shape)
  }
}

extension View {
  /// Puts glass behind the view, in a shape.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Sets the identity of the view's glass in a ``GlassEffectContainer``: in an animated change,
  /// the glass of an identity changes its shape and place; nil identifies it by its order.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    environment(
      \.glassIdentity, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
  }

  /// Makes the glass of the view a part of one shape around all views with the identity in a
  /// ``GlassEffectContainer``; nil keeps it apart.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    environment(
      \.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
  }

  /// Sets the transition of the view's glass in a ``GlassEffectContainer``; only
  /// ``GlassEffectTransition/matchedGeometry`` moves it.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition)
  }
}

nonisolated private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.look) private var look
  @Environment(\.glassMotion) private var motion
  @Environment(\.glassUnion) private var union
  @Environment(\.glassIdentity) private var id
  @Environment(\.glassTransition) private var transition

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  @MainActor func body(content: Content) -> some View {
    if let motion {
      content.transformAnchorPreference(key: GlassPieces.self, value: .bounds) { pieces, bounds in
        let piece = GlassPiece(
          bounds: bounds, shape: AnyShape(shape), glass: glass, union: union, id: id,
          isMatched: transition.isMatched)
        pieces.insert(piece, at: 0)
      }
      .modifier(GlassMotionNote(motion: motion))
    } else {
      content.background { glass.layers(in: shape, look: look.glass) }
    }
  }
}

/// A rectangle beyond a shape, and the shape, so that the even-odd rule fills the area between
/// them.
nonisolated private struct Outside<S: Shape>: Shape {
  let shape: S
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -reach, dy: -reach))
    path.addPath(shape.path(in: rect))
    return path
  }
}
