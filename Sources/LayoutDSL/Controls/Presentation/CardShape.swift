import Foundation
import ViewCore

/// The outline of a card.
nonisolated enum CardShape: Shape {
  /// A card with rounded corners at its top; with an inset, at all sides, at that distance from the
  /// sides and the bottom.
  case sheet(radius: CGFloat, inset: CGFloat)
  case popover(PopoverPlacement)
  case cover

  var popover: PopoverPlacement? {
    if case .popover(let placement) = self { placement } else { nil }
  }

  /// The edges of the safe area that the background of the card covers.
  var ignoredEdges: Edge.Set {
    switch self {
    case .sheet: .bottom
    case .popover: []
    case .cover: .all
    }
  }

  func path(in rect: CGRect) -> Path {
    switch self {
    case .sheet(let radius, let inset) where inset > 0:
      RoundedRectangle(cornerRadius: radius, style: .continuous).path(
        in: CGRect(
          x: rect.minX + inset, y: rect.minY, width: max(0, rect.width - 2 * inset),
          height: max(0, rect.height - inset)))
    case .sheet(let radius, _):
      UnevenRoundedRectangle(
        topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous
      ).path(in: rect)
    case .popover(let placement): placement.outline(in: rect)
    case .cover: Path(rect)
    }
  }
}
