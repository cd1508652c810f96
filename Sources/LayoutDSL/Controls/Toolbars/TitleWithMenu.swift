import ViewCore

/// The inline title of a screen with its menu.
struct TitleWithMenu: View {
  let title: Text
  let items: [ToolbarEntry]

  var body: some View {
    if items.isEmpty {
      title
    } else {
      Menu {
        ForEach(Array(items.indices), id: \.self) { items[$0].content.view }
      } label: {
        HStack(spacing: 4) {  // Measurements.md#toolbar-title-menu
          title
          Image(systemName: "chevron.down.circle.fill").font(.system(.footnote, weight: .semibold))
            .foregroundStyle(Color.secondary)
        }
        .foregroundStyle(Color.primary)  // not the tint of a button
      }
    }
  }
}
