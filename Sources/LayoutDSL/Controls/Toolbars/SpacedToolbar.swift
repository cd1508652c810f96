import ViewCore

/// The items of a bottom toolbar with spaces: items without a space between them share a platter.
struct SpacedToolbar: View {
  let items: [ToolbarEntry]
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.bar.toolbar.spacing) {
      ForEach(Array(parts.indices), id: \.self) { index in
        if parts[index][0].space == .flexible {
          Spacer(minLength: 0)
        } else {
          run(parts[index])
        }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func run(_ items: [ToolbarEntry]) -> some View {
    ForEach(Array(items.indices), id: \.self) { items[$0].content.view }
      .modifier(BarPlatter(platter: items[0].hasBackground ? nil : look.bar.toolbar.platter))
  }

  /// The flexible spaces, each alone, and the items between spaces; a field is alone too.
  private var parts: [[ToolbarEntry]] {
    var parts: [[ToolbarEntry]] = []
    var isOpen = false
    for item in items {
      let isAlone = item.space != nil || item.hasBackground
      if isOpen, !isAlone {
        parts[parts.count - 1].append(item)
      } else if item.space != .fixed {
        parts.append([item])
      }
      isOpen = !isAlone
    }
    return parts
  }
}
