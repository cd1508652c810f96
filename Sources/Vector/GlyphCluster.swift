import Drawing
import Foundation

/// The glyphs of one cluster of a text, and its characters.
struct GlyphCluster {
  var glyphs: ArraySlice<PositionedGlyph>
  var characters: String
  /// The number of spaces between the cluster and the one before it on its line.
  var spacesBefore = 0
  /// Whether other clusters than spaces are missing between the cluster and the one before it.
  var followsGap = false
  var isRightToLeft: Bool

  var x: CGFloat { glyphs.first?.position.x ?? 0 }
  var y: CGFloat { glyphs.first?.position.y ?? 0 }
}

extension GlyphRun {
  /// The clusters of the run from left to right, line by line; without a text, each glyph is one.
  var clusters: [GlyphCluster] {
    var clusters: [GlyphCluster] = []
    var last: (index: Int, y: CGFloat)?
    var start = 0
    while start < glyphs.count {
      let index = Int(glyphs[start].cluster)
      var end = start + 1
      if text != nil {
        while end < glyphs.count, Int(glyphs[end].cluster) == index { end += 1 }
      }
      var cluster = GlyphCluster(
        glyphs: glyphs[start..<end],
        characters: text?.characters(of: index..<index + 1) ?? "",
        isRightToLeft: text?.isRightToLeft(index) ?? false)
      if let text, let last, last.y == cluster.y, last.index != index {
        let between =
          last.index < index ? last.index + 1..<index : index + 1..<last.index
        let characters = text.characters(of: between)
        cluster.followsGap = !characters.allSatisfy(\.isWhitespace)
        if !cluster.followsGap { cluster.spacesBefore = characters.count }
      }
      clusters.append(cluster)
      last = (index, cluster.y)
      start = end
    }
    return clusters
  }
}
