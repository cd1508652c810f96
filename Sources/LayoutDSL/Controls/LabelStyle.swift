import Foundation
import ViewCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that shows a label.
  associatedtype Body: View
  /// What a label consists of.
  typealias Configuration = LabelStyleConfiguration

  /// The view that shows a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label consists of.
nonisolated public struct LabelStyleConfiguration {
  /// The title of a label.
  nonisolated public struct Title: View {
    let view: AnyView

    /// The title.
    @MainActor public var body: some View { view }
  }

  /// The icon of a label.
  nonisolated public struct Icon: View {
    let view: AnyView

    /// The icon.
    @MainActor public var body: some View { view }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The style labels have unless another is set: title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Labels that show title and icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// Labels that show only their title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Labels that show only their icon.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style labels have unless another is set.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
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
  /// Sets how labels in the view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.labelStyle = style })
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// An icon 8 points before a title, its middle half a cap height above the title's first baseline
/// (measured_constants §4).
///
/// In rows of a list, titles line up: icons are larger, tinted, and in the middle of 24 points at
/// the usual type size, which they may exceed without making the row higher (§3).
private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize

  @Environment(\.listRowRole) private var listRole
  @Environment(\.listIconStyle) private var listIconStyle

  var body: some View {
    let size = (font ?? .body).request(for: typeSize).size
    let capHeight = size * 1443 / 2048
    HStack(alignment: .labelIcon, spacing: listRole == .row ? 16 : 8) {
      if listRole == .row {
        configuration.icon.imageScale(.large).foregroundStyle(listIconStyle)
          .frame(width: size * 24 / 17, height: capHeight)
      } else {
        configuration.icon
      }
      configuration.title
        .alignmentGuide(.labelIcon) { $0[.firstTextBaseline] - capHeight / 2 }
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}

extension VerticalAlignment {
  private enum LabelIcon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// Where the middle of a label's icon is.
  fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
}
