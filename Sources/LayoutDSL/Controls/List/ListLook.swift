import Foundation
import ViewCore

/// The measures and colours of a list of one kind, in points.
///
/// They are those of iOS 18: rows are 44 high and set in by 11 and 20, as `listRowInsets` and
/// `defaultMinListRowHeight` have them by default; groups are 35 apart, a header adds 20.5, as in
/// UIKit's grouped tables; corners have a radius of 10. Cards keep the system's margin: 16, on
/// screens 414 wide or more 20.
struct ListLook: Equatable {
  let kind: ListKind
  /// The distance between groups where it is not that of the kind.
  var sectionSpacing: CGFloat?
  var isEditing = false
  /// Whether a large title is all that is above the list: the first group is close to it.
  var isBelowLargeTitle = false

  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let cornerRadius: CGFloat = 10
  /// How far rows of an outline are set in from those above them.
  static let indentation: CGFloat = 16

  var isGrouped: Bool { kind == .grouped || hasCards }
  var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }

  /// The distances around the groups; none below a large title (measured_constants §3).
  var groupDistances: LazyGroupDistances {
    let distance: CGFloat = isGrouped ? 35 : 0
    return LazyGroupDistances(
      first: isBelowLargeTitle ? 0 : distance, between: sectionSpacing ?? distance, last: distance)
  }

  var pinnedViews: PinnedScrollableViews { isGrouped ? [] : [.sectionHeaders] }

  /// What is kept between rows and the edges of the list.
  func margin(in width: CGFloat) -> CGFloat {
    hasCards || kind == .inset ? (width < 414 ? 16 : 20) : 0
  }

  var ground: SystemColor { isGrouped ? .groupedBackground : .background }
  var card: SystemColor { isGrouped ? .secondaryGroupedBackground : .background }

  /// Whether a header is set large, in the colour of content.
  func isProminent(in environment: EnvironmentValues) -> Bool {
    kind == .sidebar || environment.headerProminence == .increased
  }

  /// What stands above and below the text of a header or footer.
  ///
  /// Headers of groups reach up into the distance between groups, unless the user has chosen it:
  /// then they add 10 to it (measured_constants §3). Between them and rows there is no row spacing.
  func padding(
    of role: ListRowRole, in environment: EnvironmentValues
  ) -> (top: CGFloat, bottom: CGFloat) {
    let isProminent = isProminent(in: environment)
    let spacing = environment.listRowSpacing ?? 0
    switch role {
    case .row: return (0, 0)
    case .header:
      guard isGrouped else { return (5, 5 - spacing) }
      let top: CGFloat = isProminent ? -7 : -3.5
      return (
        environment.listSection.spacing == nil ? top : 10, (isProminent ? 10 : 6) - spacing
      )
    case .footer: return isGrouped ? (8 - spacing, 0) : (5 - spacing, 5)
    }
  }
}

/// What a line of a list is.
enum ListRowRole {
  case row, header, footer
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

  /// What the views are in a list; nil outside lists.
  var listRowRole: ListRowRole? {
    get { self[ListRowRoleKey.self] }
    set { self[ListRowRoleKey.self] = newValue }
  }

  /// Whether a large title is all that is above the content of a screen.
  var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }

  /// How many rows of an outline the views are below.
  var listRowLevel: Int {
    get { self[ListRowLevelKey.self] }
    set { self[ListRowLevelKey.self] = newValue }
  }

  /// Whether the section is open whose header the views are; nil if it always is.
  var listSectionIsExpanded: Binding<Bool>? {
    get { self[SectionIsExpandedKey.self] }
    set { self[SectionIsExpandedKey.self] = newValue }
  }

  /// The environment of the header or footer of a list's section.
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
