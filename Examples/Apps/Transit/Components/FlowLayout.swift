import SwiftUI

/// Places views in lines from leading to trailing, and breaks a line that is full.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrange(cache.sizes, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let origins = arrange(cache.sizes, width: bounds.width).origins
    for (subview, origin) in zip(subviews, origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified)
    }
  }

  private func arrange(_ sizes: [CGSize], width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var cursor = CGPoint.zero
    var lineHeight: CGFloat = 0
    var extent = CGSize.zero
    for size in sizes {
      if cursor.x > 0, cursor.x + size.width > width {
        cursor = CGPoint(x: 0, y: cursor.y + lineHeight + spacing)
        lineHeight = 0
      }
      origins.append(cursor)
      lineHeight = max(lineHeight, size.height)
      extent.width = max(extent.width, cursor.x + size.width)
      extent.height = cursor.y + lineHeight
      cursor.x += size.width + spacing
    }
    return (origins, extent)
  }
}

#Preview("Flow", traits: .fixedLayout(width: 320, height: 150)) {
  FlowLayout {
    ForEach(Line.four.stops) { stop in
      Text(stop.name)
        .font(.callout)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.tint.opacity(0.15), in: .capsule)
    }
  }
  .padding()
}
