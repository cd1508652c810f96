import SwiftUI

/// A style of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
}

/// The parts of a tip for a style.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The headline.
  public let title: Text?
  /// The text below the headline; nil for none.
  public let message: Text?
  /// The picture; nil for none.
  public let image: Image?
  /// The actions of the buttons; their handlers also call the closure of the view.
  public let actions: [Tips.Action]
  /// The edge of the tip with the arrow; nil for none.
  public let arrowEdge: Edge?
}

/// The system's style: a headline, a message, a picture and a close button in a rounded rectangle.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view of a tip.
  public func makeBody(configuration: Configuration) -> some View {
    MiniTip(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The system's style.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The system's look of a tip.
///
/// Measurements.md#tip-view
private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  private static let margin: CGFloat = 16, imageSpacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: Self.imageSpacing) {
        if let image = configuration.image {
          styled(
            image.resizable().scaledToFit().frame(
              width: look.imageSize.width, height: look.imageSize.height))
        }
        VStack(alignment: .leading, spacing: 2) {
          configuration.title.font(.headline)
          configuration.message.font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Button {
          configuration.tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark").font(.subheadline.weight(.semibold))
            .foregroundStyle(.tertiary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
      .padding(Self.margin)
      ForEach(configuration.actions) { action in
        Divider().padding(.leading, inset)
        Button(action: action.handler) {
          action.label().frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.borderless)
        .disabled(action.disabled)
        .fontWeight(action.index == 0 ? .semibold : .regular)
        .padding(.vertical, 12)
        .padding(.leading, inset).padding(.trailing, Self.margin)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .multilineTextAlignment(.leading)
  }

  @ViewBuilder private func styled(_ image: some View) -> some View {
    switch look.imageStyles.count {
    case 0: image.foregroundStyle(.tint)
    case 1: image.foregroundStyle(look.imageStyles[0])
    case 2: image.foregroundStyle(look.imageStyles[0], look.imageStyles[1])
    default:
      image.foregroundStyle(look.imageStyles[0], look.imageStyles[1], look.imageStyles[2])
    }
  }

  /// The distance of the buttons from the leading edge, which is that of the texts.
  private var inset: CGFloat {
    configuration.image == nil
      ? Self.margin : Self.margin + look.imageSize.width + Self.imageSpacing
  }
}

/// The settings of the views of tips.
///
/// Measurements.md#tip-view
struct TipLook {
  var style: any TipViewStyle = MiniTipViewStyle()
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat = 13
  var imageSize = CGSize(width: 40, height: 40)
  /// The styles of the levels of images; none means the tint.
  var imageStyles: [AnyShapeStyle] = []
}

extension EnvironmentValues {
  private enum TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
  }

  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tips.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.style = style }
  }

  /// Sets the background of tips.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
    let style = AnyShapeStyle(style)
    return transformEnvironment(\.tipLook) { $0.background = style }
  }

  /// Sets the radius of the corners of tips, in points.
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = radius }
  }

  /// Sets the width and height of the pictures of tips, in points.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }

  /// Sets the style of the pictures of tips.
  nonisolated public func tipImageStyle(_ style: some ShapeStyle) -> some View {
    tipImageStyles([AnyShapeStyle(style)])
  }

  /// Sets the styles of the pictures of tips, for symbols of two levels.
  nonisolated public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    tipImageStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the styles of the pictures of tips, for symbols of three levels.
  nonisolated public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    tipImageStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  nonisolated private func tipImageStyles(_ styles: [AnyShapeStyle]) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyles = styles }
  }
}
