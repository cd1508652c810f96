import Foundation
import ViewCore

/// A control at the leading edge of a row while the list is edited.
///
/// The dimensions are measured (Measurements.md#list-edit-control).
package enum EditControl: Equatable {
  case delete
  case selection(Bool)

  /// The width that the content yields to the control and, at the trailing edge, to the reorder
  /// grip.
  package static let leadingRoom: CGFloat = 40
  static let trailingRoom: CGFloat = 32  // Measurements.md#list-edit-grip
  static let gripInset: CGFloat = 18

  package static let diameter: CGFloat = 22
  package static let inset: CGFloat = 17

  /// Returns the frame of the control, in a row whose leading edge is at 0.
  static func frame(inRowOf height: CGFloat) -> CGRect {
    CGRect(x: inset, y: (height - diameter) / 2, width: diameter, height: diameter)
  }
}

extension ListRow {
  /// Draws the edit control and the reorder grip of a row.
  func displayEditControls(_ traits: ListRowTraits, in context: inout DisplayContext) {
    let controls = editControls(traits)
    if let control = controls.leading { display(control, in: &context) }
    if controls.canMove { displayGrip(in: &context) }
  }

  private func display(_ control: EditControl, in context: inout DisplayContext) {
    var frame = EditControl.frame(inRowOf: size.height)
    frame.origin.x = cardX(frame.minX, frame.maxX) + context.origin.x
    frame.origin.y += context.origin.y
    let disc = Path(ellipseIn: frame)
    switch control {
    case .delete:
      fill(disc, .red, in: &context)
      // Measurements.md#list-edit-marks
      let bar = CGRect(x: frame.midX - 5.5, y: frame.midY - 1, width: 11, height: 2)
      fill(Path(roundedRect: bar, cornerRadius: 1), .white, in: &context)
    case .selection(true):
      context.list.append(
        .fill(
          disc, AnyShapeStyle(.tint).resolvedStyle(in: environment).paint(in: frame), FillStyle()))
      let mark = Path {
        $0.move(to: CGPoint(x: frame.midX - 5, y: frame.midY + 0.5))
        $0.addLine(to: CGPoint(x: frame.midX - 1.5, y: frame.midY + 4))
        $0.addLine(to: CGPoint(x: frame.midX + 5, y: frame.midY - 4))
      }
      stroke(mark, .white, width: 2, in: &context)
    case .selection(false):
      stroke(
        Path(ellipseIn: frame.insetBy(dx: 0.75, dy: 0.75)), Color(system: .gray3), width: 1.5,
        in: &context)
    }
  }

  /// The part of the row in which a finger takes the edit control.
  private var editControlFrame: CGRect {
    let width = EditControl.leadingRoom + EditControl.inset
    return CGRect(x: cardX(0, width), y: 0, width: width, height: size.height)
  }

  /// Whether a tap at a point reveals the action that deletes the row.
  func isDeleteControl(at point: CGPoint) -> Bool {
    editControls(traits).leading == .delete && !swipe.isOpen && editControlFrame.holds(point)
  }

  /// The part of the row in which a finger takes the grip.
  var gripFrame: CGRect {
    let end = cardFrame.width, width = EditControl.trailingRoom + EditControl.gripInset
    return CGRect(x: cardX(end - width, end), y: 0, width: width, height: size.height)
  }

  // Measurements.md#list-edit-grip
  private func displayGrip(in context: inout DisplayContext) {
    let end = cardFrame.width - EditControl.gripInset
    for line in -1...1 {
      let bar = CGRect(
        x: context.origin.x + cardX(end - 21.5, end),
        y: context.origin.y + size.height / 2 + CGFloat(line) * 6 - 0.5, width: 21.5, height: 1)
      fill(Path(context.pixelAligned(bar)), Color(system: .gray3), in: &context)
    }
  }

  /// Draws the disclosure chevron of the header of a collapsible section.
  func displayDisclosure(in context: inout DisplayContext) {
    guard role == .header, look.kind == .sidebar,
      let isExpanded = environment.listSectionIsExpanded
    else { return }
    let end = cardFrame.width - 4  // Measurements.md#list-disclosure-chevron
    let center = CGPoint(
      x: context.origin.x + cardX(end - 12, end) + 6,
      y: context.origin.y + (child.map { $0.origin.y + $0.size.height / 2 } ?? size.height / 2))
    let forward: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let chevron = Path { path in
      for (along, across) in [(-3.0, -6.0), (3, 0), (-3, 6)] {
        let point =
          isExpanded.wrappedValue
          ? CGPoint(x: center.x + across, y: center.y + along)
          : CGPoint(x: center.x + forward * along, y: center.y + across)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    context.list.append(
      .stroke(
        chevron, AnyShapeStyle(.tint).resolvedStyle(in: environment).paint(in: cardFrame),
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
  }

  /// Returns the left edge of an element that extends from `start` to `end` on the card, measured
  /// from the leading edge of the card.
  private func cardX(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let card = cardFrame
    return environment.layoutDirection == .rightToLeft ? card.maxX - end : card.minX + start
  }

  private func stroke(
    _ path: Path, _ color: Color, width: CGFloat, in context: inout DisplayContext
  ) {
    context.list.append(
      .stroke(
        path, .color(color.resolve(in: environment)),
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
  }
}
