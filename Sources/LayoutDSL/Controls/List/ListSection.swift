import Foundation
import ViewCore

extension View {
  /// Sets the distance between the sections of the lists in the view, or around a section.
  ///
  /// The distance between two sections is the smaller of their distances.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentWritingModifier { $0.listSection.spacing = spacing.distance })
  }

  /// Sets the distance between the sections of the lists in the view, or around a section, in
  /// points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the margins between sections and the edges of the list, in points; nil for the default.
  ///
  /// Only the leading and trailing edges have an effect.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if edges.contains(.leading) { $0.listSection.leadingMargin = length }
        if edges.contains(.trailing) { $0.listSection.trailingMargin = length }
      })
  }

  /// Sets the prominence of section headers in the view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(EnvironmentWritingModifier { $0.headerProminence = prominence })
  }
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

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of list headers, in points; nil for the height of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
