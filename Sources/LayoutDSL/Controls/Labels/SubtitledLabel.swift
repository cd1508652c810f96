import ViewCore

/// The label of a control, as a title with subtitles if it consists of several views.
///
/// Measurements.md#label-subtitle
struct SubtitledLabel<Label: View>: View {
  let label: Label

  var body: some View {
    Group(subviews: label) { parts in
      ForEach(parts) { part in
        if part.id == parts.first?.id {
          part
        } else {
          part.font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}

private protocol SeveralViews {}

extension TupleView: SeveralViews {}

extension AnyView {
  /// Creates the label of a control, whose views after the first are subtitles.
  @MainActor init<Label: View>(label: Label) {
    self = label is any SeveralViews ? AnyView(SubtitledLabel(label: label)) : AnyView(label)
  }
}
