import Foundation
import ViewCore

/// A button style with a grey background, or a light tint background if the environment sets a
/// tint.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on its background, in the tint colour or in red for a destructive button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderedLook(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

/// A button style with a background in the tint colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in white on the tint colour, or on red for a destructive button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderedLook(isProminent: true))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A grey background, or a light tint background if the environment sets a tint.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A background in the tint colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label of a bordered button on its background.
///
/// The paddings and opacities are measured (Measurements.md#button-bordered-padding,
/// Measurements.md#button-disabled-label), except the opacity while pressed
/// (Measurements.md#button-pressed).
struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.hasOwnTint) private var hasOwnTint

  func makeBody(configuration: Configuration) -> some View {
    let shape = borderShape.shape(for: controlSize)
    configuration.label
      .font(font)
      .controlForegroundStyle(ink(configuration.role))
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .modifier(SquareFrame(isSquare: borderShape.isCircle))
      .background(ground(configuration.role), in: shape)
      .contentShape(shape)
      .opacity(configuration.isPressed ? (isProminent ? 0.8 : 0.7) : 1)
  }

  private var isSmall: Bool { controlSize == .mini || controlSize == .small }

  private var font: Font? { isSmall ? .subheadline : nil }

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
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private func ground(_ role: ButtonRole?) -> AnyShapeStyle {
    if isProminent, isEnabled {
      return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
    if isEnabled, hasOwnTint, role != .destructive {
      return AnyShapeStyle(TintShapeStyle().opacity(0.15))  // Measurements.md#button-tinted-fill
    }
    return AnyShapeStyle(Color(system: .secondaryFill))  // Measurements.md#button-bordered-fill
  }
}

extension EnvironmentValues {
  /// Whether the environment sets a tint of its own.
  var hasOwnTint: Bool { styles.tint != nil }
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
