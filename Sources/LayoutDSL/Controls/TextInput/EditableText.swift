import Foundation
import ViewCore

/// Text of several lines, as in UIKit's text view: text that exceeds the frame is clipped rather
/// than truncated.
///
/// The frame has the size of `room` with the insets. While the text has the focus, its end is
/// visible, and the caret follows its last character.
struct EditableText<Room: View>: View {
  let text: String
  /// The text with its attributes; nil for plain text.
  var attributed: AttributedString?
  let isFocused: Bool
  /// A view with the size of the frame, which is not visible.
  let room: Room
  /// Whether the frame has the proposed size, and that of `room` only without a proposal.
  var fills = false
  /// The distances from the edges of the frame to the text.
  var insets = EdgeInsets()
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    TextViewport(showsEnd: isFocused, fills: fills) {
      room.padding(insets).hidden()
      content
        .lineLimit(0...)
        .modifier(CaretAfterText(isShown: isFocused, isEmpty: text.isEmpty))
        .frame(maxWidth: .infinity, alignment: alignment.inFrame)
        .padding(insets)
    }
    .clipShape(WithoutSides())
  }

  private var content: Text {
    guard !text.isEmpty else { return Text(verbatim: " ") }
    return attributed.map { Text($0) } ?? Text(verbatim: text)
  }
}

extension TextAlignment {
  /// The alignment of a block of text in a wider frame.
  var inFrame: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Places a text in the frame of another view: at the top, or at the bottom to show the end of a
/// text that is taller than the frame.
private struct TextViewport: Layout {
  let showsEnd: Bool
  let fills: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    guard fills else { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    let overflow = max(subviews[1].sizeThatFits(offer).height - bounds.height, 0)
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY - (showsEnd ? overflow : 0)), proposal: offer)
  }
}

/// A rectangle that is wider than its frame, so that it clips text vertically, but clips neither
/// the caret nor letters that overhang the sides.
private struct WithoutSides: Shape {
  /// The distance in points by which the shape exceeds the frame at each side.
  nonisolated private static let overhang: CGFloat = 32

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -Self.overhang, dy: 0)) }
}
