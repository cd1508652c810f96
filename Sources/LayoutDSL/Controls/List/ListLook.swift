import Foundation
import ViewCore

/// The dimensions in points and the colours of a list of one kind, as on iOS 18.
///
/// - Rows are at least 44 points tall (`defaultMinListRowHeight`) and have insets of 11 points
///   vertically and 20 points horizontally (`listRowInsets`).
/// - Groups are 35 points apart. A header adds 20.5 points, as in UIKit's grouped tables.
/// - Cards have a corner radius of 10 points and a horizontal margin of 16 points, or 20 on screens
///   at least 390 points wide.
struct ListLook: Equatable {
  let kind: ListKind
  /// The distance between groups; nil for the default of the kind.
  var sectionSpacing: CGFloat?
  var isEditing = false
  /// Whether the list directly follows a large title, so that there is no distance before its first
  /// group.
  var isBelowLargeTitle = false

  // Measurements.md#list-row-insets
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let cornerRadius: CGFloat = 10  // Measurements.md#list-card-corner
  /// The indentation of outline rows per level.
  static let indentation: CGFloat = 16  // Measurements.md#list-indentation

  var isGrouped: Bool { kind == .grouped || hasCards }
  var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }

  /// The distances around the groups; none below a large title unless the first group has a header
  /// (Measurements.md#list-section-distance, Measurements.md#list-first-header).
  var groupDistances: LazyGroupDistances {
    let distance: CGFloat = isGrouped ? 35 : 0
    return LazyGroupDistances(
      first: isBelowLargeTitle ? 0 : distance, firstHeader: isGrouped ? 20.5 : 0,
      between: sectionSpacing ?? distance, last: distance)
  }

  var pinnedViews: PinnedScrollableViews { isGrouped ? [] : [.sectionHeaders] }

  /// Returns the horizontal margin between the rows and the edges of a list.
  func margin(in width: CGFloat) -> CGFloat {
    hasCards || kind == .inset ? (width < 390 ? 16 : 20) : 0  // Measurements.md#list-card-margin
  }

  var ground: SystemColor { isGrouped ? .groupedBackground : .background }
  var card: SystemColor { isGrouped ? .secondaryGroupedBackground : .background }

  /// Returns whether headers use large type in the foreground style of the content.
  func isProminent(in environment: EnvironmentValues) -> Bool {
    kind == .sidebar || environment.headerProminence == .increased
  }

  /// Returns the vertical padding of a header or footer.
  ///
  /// 1. Headers of groups have a negative top padding, so that they use a part of the distance
  ///    between groups. If `listSectionSpacing` sets that distance, the padding is 10 points
  ///    instead (Measurements.md#list-header-chosen-distance).
  /// 2. The padding toward the rows subtracts the row spacing, which applies only between rows.
  func padding(
    of role: ListRowRole, in environment: EnvironmentValues
  ) -> (top: CGFloat, bottom: CGFloat) {
    let isProminent = isProminent(in: environment)
    let spacing = environment.listRowSpacing ?? 0
    switch role {
    case .row: return (0, 0)
    case .header:
      guard isGrouped else { return (5, 5 - spacing) }
      let top: CGFloat = isProminent ? -7 : -3.5  // Measurements.md#list-header-padding
      return (
        environment.listSection.spacing == nil ? top : 10, (isProminent ? 10 : 6) - spacing
      )
    // Measurements.md#list-footer-padding
    case .footer: return isGrouped ? (8 - spacing, 0) : (5 - spacing, 5)
    }
  }
}

extension EnvironmentValues {
  private enum ListRowRoleKey: EnvironmentKey {
    static var defaultValue: ListRowRole? { nil }
  }
  private enum ListRowLevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }
  private enum IsBelowLargeTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum SectionIsExpandedKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
  }

  /// The role of the view in a list; nil outside of lists.
  var listRowRole: ListRowRole? {
    get { self[ListRowRoleKey.self] }
    set { self[ListRowRoleKey.self] = newValue }
  }

  /// Whether only a large title is above the content of the screen.
  var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }

  /// The number of outline levels above the rows.
  var listRowLevel: Int {
    get { self[ListRowLevelKey.self] }
    set { self[ListRowLevelKey.self] = newValue }
  }

  /// The expansion state of the section whose header contains the view; nil if the section is
  /// always expanded.
  var listSectionIsExpanded: Binding<Bool>? {
    get { self[SectionIsExpandedKey.self] }
    set { self[SectionIsExpandedKey.self] = newValue }
  }

  /// Returns the environment of a header or footer in a list.
  ///
  /// Measurements.md#list-header-font
  func inList(_ look: ListLook, as role: ListRowRole) -> EnvironmentValues {
    var environment = self
    environment.listRowRole = role
    if role == .header, look.isProminent(in: self) {
      environment.font = .title3.bold()
      return environment
    }
    environment.styles.foreground = AnyShapeStyle(.secondary)
    if look.isGrouped || role == .footer {
      environment.font = .footnote
      if role == .header { environment.values.text.textCase = .uppercase }
    } else {
      environment.font = .subheadline.weight(.semibold)
    }
    return environment
  }
}
