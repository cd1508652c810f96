import Foundation
import ViewCore

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label, as a style receives them.
nonisolated public struct LabelStyleConfiguration {
  /// The title of a label.
  nonisolated public struct Title: View {
    let view: AnyView

    /// The view that the user passed as the title.
    @MainActor public var body: some View { view }
  }

  /// The icon of a label.
  nonisolated public struct Icon: View {
    let view: AnyView

    /// The view that the user passed as the icon.
    @MainActor public var body: some View { view }
  }

  /// The title of the label, to be placed by the style.
  public let title: Title
  /// The icon of the label, to be placed by the style.
  public let icon: Icon
}

/// The default label style: icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A label style that shows the icon and the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// A label style that shows only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// A label style that shows only the icon.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in the view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.labelStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum LabelStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> {
      StyleStack(default: DefaultLabelStyle())
    }
  }

  var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

/// An icon and, 8 points after it, a title (Measurements.md#label-icon).
///
/// The centre of the icon is half a cap height above the first baseline of the title.
///
/// In list rows (Measurements.md#list-label-icon):
/// 1. The icon is larger and has the list item tint.
/// 2. Its frame is 24 points wide at the default Dynamic Type size, so that the titles of all rows
///    align.
/// 3. Its frame is one cap height tall, so that a taller icon does not make the row taller.
private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize

  @Environment(\.listRowRole) private var listRole
  @Environment(\.listIconStyle) private var listIconStyle
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var reservedWidth

  var body: some View {
    let size = (font ?? .body).request(for: typeSize).size
    let capHeight = size * 1443 / 2048  // Measurements.md#system-font-metrics
    HStack(alignment: .labelIcon, spacing: spacing ?? (listRole == .row ? 16 : 8)) {
      if listRole == .row {
        IconSlot(width: reservedWidth ?? size * 24 / 17, height: capHeight) {
          configuration.icon.imageScale(.large).foregroundStyle(listIconStyle)
        }
      } else if let reservedWidth {
        configuration.icon.frame(minWidth: reservedWidth)
      } else {
        configuration.icon
      }
      configuration.title
        .alignmentGuide(.labelIcon) { $0[.firstTextBaseline] - capHeight / 2 }
        .alignmentGuide(.firstTextLeading) { $0[.leading] }
    }
  }
}

/// The slot of an icon in a list row; a larger icon extends beyond it on purpose.
private nonisolated struct IconSlot: Layout {
  let width, height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: width, height: height) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension VerticalAlignment {
  private enum LabelIcon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The vertical centre of a label's icon.
  fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
}
