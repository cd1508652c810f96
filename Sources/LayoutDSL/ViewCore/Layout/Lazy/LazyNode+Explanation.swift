import Foundation

// The sentences of `snap explain` about a lazy container, and its warning.

extension LazyNode {
  /// The number of tracks whose lengths an explanation lists.
  private static let listedTracks = 6

  /// Returns the sentences about a walk that has created some views.
  func explanation(of walk: LazyWalk, viewCount: Int) -> [String] {
    var sentences: [String] = []
    if walk.isGrid {
      let lengths = walk.tracks.compactMap(\.length)
      let texts = lengths.prefix(Self.listedTracks).map { formatted($0) as String }
      let alike = Set(lengths).count == 1
      sentences.append(
        "Its \(axis == .vertical ? "width" : "height") is divided into \(lengths.count) "
          + "\(axis == .vertical ? "columns" : "rows") of "
          + (alike
            ? texts[0] : texts.joined(separator: ", ") + (lengths.count > texts.count ? ", …" : ""))
          + ".")
    }
    let made = viewCount == 1 ? "1 view is" : "\(viewCount) views are"
    guard scrollNode != nil else {
      return sentences + [
        "No scroll view scrolls along its \(axis.lengthNoun), so all of its \(made) created."
      ]
    }
    if walk.visible.start <= 0, walk.visible.end >= walk.end {
      return sentences + ["All of its \(axis.lengthNoun) is visible, so \(made) created."]
    }
    let start = formatted(max(walk.visible.start, 0))
    let end = formatted(min(walk.visible.end, walk.end))
    return sentences + [
      "Of its \(axis.lengthNoun), \(start) to \(end) is visible: \(made) created; the others count "
        + "with their last measured \(axis.lengthNoun) or the average so far, \(formatted(estimate))."
    ]
  }

  /// The warning about a container that creates all of its views, since nothing bounds its length;
  /// nil if something does.
  var unboundedLength: Diagnostic.Problem? {
    let scroll = scrollNode
    let outermost = scroll ?? self
    let proposed = axis == .horizontal ? outermost.proposal.width : outermost.proposal.height
    if scroll != nil, proposed != nil { return nil }
    // The screen may have no size or scroll view of its own; that is not a mistake.
    var node = outermost.container
    while let current = node {
      if current is ScrollNode || proposed == nil && current is UnaryLayoutNode<FixedSizeLayout> {
        return .unboundedLazy(axis)
      }
      node = current.container
    }
    return nil
  }
}
