import ViewCore

/// The badge that a link shows before its chevron.
///
/// A separate view, since the modifier of the badge is around the label, not around the link.
struct LinkBadge: View {
  @Environment(\.badgeBeforeChevron) private var label

  var body: some View {
    if let label { BadgeLabel(label: label) }
  }
}

/// Whether a view of a row is a link, which shows the badge before its chevron.
enum HasChevronKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
