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
        label: LabelRoom { label },
        control: fields.layoutPriority(isLabelHidden ? 0 : 1))
    }
  }
}

/// The room that a label keeps beside a date: 80 points, or its ideal width if that is less.
private struct LabelRoom: Layout {
  // Measurements.md#date-picker-narrow
  private func width(of label: LayoutSubview, in size: CGSize) -> CGFloat {
    max(size.width, min(80, label.sizeThatFits(.unspecified).width))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: .zero) { result, label in
      let size = label.sizeThatFits(proposal)
      result.width = max(result.width, width(of: label, in: size))
      result.height = max(result.height, size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for label in subviews {
      label.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in rounded rectangles.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
