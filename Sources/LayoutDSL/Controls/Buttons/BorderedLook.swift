import Foundation
import ViewCore

/// The label of a bordered button on its background.
///
/// The paddings and opacities are measured (Measurements.md#button-bordered-padding,
/// Measurements.md#button-disabled-label), except the opacity while pressed
/// (Measurements.md#button-pressed).
struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  /// The glass in place of the background; nil for a fill.
  var glass: Glass?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.hasOwnTint) private var hasOwnTint
  @Environment(\.look) private var look
  @Environment(\.font) private var ownFont
  @Environment(\.isOnPlatter) private var isOnPlatter
  @Environment(\.styles.tint) private var tint

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isOnPlatter {  // Measurements.md#bar-item-prominent
      configuration.label
        .controlForegroundStyle(ink(configuration.role))
        .opacity(configuration.isPressed ? 0.7 : 1)
        .preference(key: PlatterTintKey.self, value: platterTint(configuration.role))
    } else {
      bordered(configuration)
    }
  }

  private func bordered(_ configuration: Configuration) -> some View {
    let shape = borderShape.shape(for: controlSize, look: look)
    return configuration.label
      // On its background, a label in a list row has the colour and the distances of a button.
      .environment(\.listRowRole, nil)
      .font(font)
      .controlForegroundStyle(ink(configuration.role))
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .modifier(SquareFrame(isSquare: borderShape.isCircle))
      .modifier(ButtonGround(fill: ground(configuration.role), glass: glass, shape: shape))
      .contentShape(shape)
      .opacity(configuration.isPressed ? (isProminent ? 0.8 : 0.7) : 1)
  }

  /// The tint of the glass below a prominent button: its own, or that of the bar.
  private func platterTint(_ role: ButtonRole?) -> AnyShapeStyle? {
    guard isProminent, isEnabled else { return nil }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return tint.flatMap { $0.isEqual(to: BarItemTint.plain) ? nil : $0 }
      ?? AnyShapeStyle(.tint)
  }

  private var isSmall: Bool { controlSize == .mini || controlSize == .small }

  private var font: Font? { ownFont ?? (isSmall ? .subheadline : nil) }

  private var padding: CGSize {
    if borderShape.isCircle { return CGSize(width: 7, height: 7) }
    switch controlSize {
    case .mini, .small: return CGSize(width: 10, height: 5)
    case .regular: return CGSize(width: 12, height: 7)
    case .large, .extraLarge: return CGSize(width: 20, height: 15)
    }
  }

  private func ink(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(isProminent ? 0.17 : 0.24)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if glass != nil, !hasOwnTint, role != .destructive { return AnyShapeStyle(Color.primary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private func ground(_ role: ButtonRole?) -> AnyShapeStyle {
    if isProminent, isEnabled {
      return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
    if isEnabled, hasOwnTint, role != .destructive {
      let opacity = SystemLook.Button.tintedFillOpacity(isDark: colorScheme == .dark)
      return AnyShapeStyle(TintShapeStyle().opacity(opacity))
    }
    return AnyShapeStyle(Color(system: .secondaryFill))  // Measurements.md#button-bordered-fill
  }
}

/// The fill or the glass behind a button.
private struct ButtonGround<S: Shape>: ViewModifier {
  let fill: AnyShapeStyle
  let glass: Glass?
  let shape: S

  func body(content: Content) -> some View {
    if let glass {
      content.glassEffect(glass, in: shape)
    } else {
      content.background(fill, in: shape)
    }
  }
}

/// Makes a view square if `isSquare` is true: both sides get the length of the longer one.
private struct SquareFrame: ViewModifier {
  let isSquare: Bool

  func body(content: Content) -> some View {
    if isSquare {
      SquareLayout { content }
    } else {
      content
    }
  }
}

nonisolated private struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
