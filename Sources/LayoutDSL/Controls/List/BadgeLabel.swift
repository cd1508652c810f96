import ViewCore

/// A badge as list rows show it.
struct BadgeLabel: View {
  let label: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if prominence == .increased {
      label.font(.subheadline).foregroundStyle(.white)
        .padding(.horizontal, 7).padding(.vertical, 1)  // Measurements.md#list-badge
        .frame(minWidth: 22)
        .background(.red, in: Capsule())
    } else {
      label.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
    }
  }
}
