import Foundation
import ViewCore

/// The dimensions in points and the colours of a list of one kind.
///
/// They depend on the constants of the system's look (`SystemLook` in ViewCore/Looks).
struct ListMetrics: Equatable {
  let kind: ListKind
  let system: SystemLook
  /// The distance between groups; nil for the default of the kind.
  var sectionSpacing: CGFloat?
  var isEditing = false
  /// Whether the list directly follows a large title, so that there is no distance before its first
  /// group.
  var isBelowLargeTitle = false
  /// Whether the list is in the sidebar of a split view, where rows have no cards.
  var isInSidebar = false

  /// The indentation of outline rows per level.
  static let indentation: CGFloat = 16  // Measurements.md#list-indentation

  var isGrouped: Bool { kind == .grouped || hasCards }
  var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }

  /// The distances around the groups; none below a large title unless the first group has a header
  /// (Measurements.md#list-section-distance).
  var groupDistances: LazyGroupDistances {
    let distance: CGFloat = isGrouped ? 35 : 0
    return LazyGroupDistances(
      first: isBelowLargeTitle ? 0 : distance,
      firstHeader: isGrouped ? system.list.firstHeaderDistance : 0,
      between: sectionSpacing ?? distance, last: distance)
  }

  var pinnedViews: PinnedScrollableViews { isGrouped ? [] : [.sectionHeaders] }

  /// Returns the horizontal margin between the rows and the edges of a list.
  func margin(in width: CGFloat) -> CGFloat {
    guard hasCards || kind == .inset else { return 0 }
    return system.list.cardMargin(in: width)
  }

  /// Whether a background is behind the rows; a plain list has none.
  var hasGround: Bool { isGrouped && !isInSidebar }
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
      let usual = (isGrouped ? system.list.header : system.list.plainHeader).padding
      guard isGrouped else { return (usual.top, usual.bottom - spacing) }
      // Measurements.md#list-header-padding
      let padding = isProminent ? (top: -7, bottom: 10) : usual
      return (environment.listSection.spacing == nil ? padding.top : 10, padding.bottom - spacing)
    case .footer:
      // Measurements.md#list-footer-padding
      guard isGrouped else { return (5 - spacing, 5) }
      let padding = system.list.groupFooterPadding
      return (padding.top - spacing, environment.listSection.spacing == nil ? padding.bottom : 0)
    }
  }
}

extension EnvironmentValues {
  private enum ListRowRoleKey: EnvironmentKey {
    struct Place: Equatable {
      let role: ListRowRole
      /// The number of scroll views around the view with the role.
      let scrollLevel: Int
    }
    static var defaultValue: Place? { nil }
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

  /// The role of the view in a list; nil outside of lists, and in a scroll view within a row.
  var listRowRole: ListRowRole? {
    get {
      self[ListRowRoleKey.self].flatMap { $0.scrollLevel == values.scrollLevel ? $0.role : nil }
    }
    set {
      self[ListRowRoleKey.self] = newValue.map {
        ListRowRoleKey.Place(role: $0, scrollLevel: values.scrollLevel)
      }
    }
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
  func inList(_ look: ListMetrics, as role: ListRowRole) -> EnvironmentValues {
    var environment = self
    environment.listRowRole = role
    if role == .header, look.isProminent(in: self) {
      environment.font = .title3.bold()
      return environment
    }
    environment.styles.foreground = AnyShapeStyle(.secondary)
    if role == .footer {
      environment.font = .footnote
    } else {
      let list = look.system.list
      let header = look.isGrouped ? list.header : list.plainHeader
      environment.font = header.font
      if header.isUppercase { environment.values.text.textCase = .uppercase }
    }
    return environment
  }
}
