import Foundation
import ViewCore

/// A date picker style that shows the date and the time in rounded rectangles, which open a
/// calendar and wheels.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label, and the date and the time at the trailing edge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDateRow(
      label: configuration.label,
      fields: DateFields(picker: configuration, components: configuration.displayedComponents))
  }
}

/// A label with the date beside it, or below it at accessibility sizes.
private struct CompactDateRow<Label: View>: View {
  let label: Label
  let fields: DateFields
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize, !isLabelHidden {  // Measurements.md#date-picker-large
      VStack(alignment: .leading) {
        label
        fields
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      // Measurements.md#date-picker-narrow
      ControlRow(
        label: NarrowLabelLayout(leastWidth: 80) { label },
        control: fields.layoutPriority(isLabelHidden ? 0 : 1))
    }
  }
}

/// A label that is not made narrower than a width, unless its text is.
nonisolated private struct NarrowLabelLayout: Layout {
  let leastWidth: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let label = subviews.first else { return .zero }
    return label.sizeThatFits(offer(proposal, to: label))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let label = subviews.first else { return }
    label.place(at: bounds.origin, proposal: offer(proposal, to: label))
  }

  private func offer(_ proposal: ProposedViewSize, to label: LayoutSubview) -> ProposedViewSize {
    guard let width = proposal.width else { return proposal }
    let least = min(leastWidth, label.sizeThatFits(.unspecified).width)
    return ProposedViewSize(width: max(width, least), height: proposal.height)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in rounded rectangles.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
