import Foundation
import ViewCore

/// The outline of a card.
nonisolated enum CardShape: Shape {
  case sheet(radius: CGFloat)
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
    case .sheet(let radius):
      UnevenRoundedRectangle(
        topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous
      ).path(in: rect)
    case .popover(let placement): placement.outline(in: rect)
    case .cover: Path(rect)
    }
  }
}
