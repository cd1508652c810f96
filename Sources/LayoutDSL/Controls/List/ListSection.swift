import Foundation
import ViewCore

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let distance: CGFloat?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(distance: nil)
  /// A smaller distance.
  public static let compact = ListSectionSpacing(distance: 16)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(distance: spacing)
  }
}

/// How much a view stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension View {
  /// Sets the distance between the sections of lists in the view, or around a section.
  ///
  /// Between two sections that ask for different distances the smaller one is kept.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentWritingModifier { $0.listSection.spacing = spacing.distance })
  }

  /// Sets the distance between the sections of lists in the view, or around a section, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets what is kept between sections and the edges of their list, in points; nil for the default.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if edges.contains(.leading) { $0.listSection.leadingMargin = length }
        if edges.contains(.trailing) { $0.listSection.trailingMargin = length }
      })
  }

  /// Sets how much the headers of sections stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(EnvironmentWritingModifier { $0.headerProminence = prominence })
  }
}

/// What the environment says of the sections of lists.
struct ListSectionTraits: Equatable {
  var separators = ListSeparators()
  var spacing: CGFloat?
  var leadingMargin: CGFloat?
  var trailingMargin: CGFloat?
}

extension EnvironmentValues {
  private enum ListSectionKey: EnvironmentKey {
    static var defaultValue: ListSectionTraits { ListSectionTraits() }
  }
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  var listSection: ListSectionTraits {
    get { self[ListSectionKey.self] }
    set { self[ListSectionKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of headers of a list, in points; nil for that of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
