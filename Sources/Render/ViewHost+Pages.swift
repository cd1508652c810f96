import Foundation
import ViewCore
import Vector

extension ViewHost {
  /// Records the view as pages of paper; the first has the top of the view.
  ///
  /// 1. The screen gets the width of the paper, and the height of all content of its outermost
  ///    scroll view, at most 200 pages. A view that does not scroll gets its ideal height.
  /// 2. It is divided where it cuts through no line of text and no small item.
  ///
  /// Afterwards the screen has its previous size again.
  public func pages(on paper: PaperSize) -> [RecordedPicture] {
    let former = viewGraph.root.proposedSize
    defer { viewGraph.root.proposedSize = former }
    let page = paper.size
    size = page
    // Lazy content knows its length only when it is laid out.
    for _ in 0..<8 {
      let missing = missingHeight
      guard missing > leastMissingHeight else { break }
      size = CGSize(width: page.width, height: min(size.height + missing, 200 * page.height))
    }
    let picture = record()
    let whole = VectorPage(
      picture.list, size: picture.size, background: picture.background, links: picture.links)
    return whole.pages(ofHeight: page.height).map { part in
      RecordedPicture(
        size: part.size, scale: picture.scale, list: part.list, background: picture.background,
        colorSpace: picture.colorSpace, glyphs: picture.glyphs, links: part.links)
    }
  }

  /// The height by which the content exceeds the screen.
  private var missingHeight: CGFloat {
    let height = size.height
    if let scroll = viewGraph.mainScrollNode(along: .vertical) { return max(scroll.room.height, 0) }
    let ideal = viewGraph.root.children.first?.measure(
      ProposedViewSize(width: size.width, height: nil))
    return max((ideal?.height ?? 0) - height, 0)
  }
}

/// The missing height in points from which a screen is laid out again: less than a pixel.
private let leastMissingHeight: CGFloat = 0.5
