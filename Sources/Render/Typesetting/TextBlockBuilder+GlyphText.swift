import ViewCore

extension TextBlockBuilder: GlyphText {
  /// Returns the characters of the text, in which attachments have none; the clusters after those
  /// of the text are the marks.
  func characters(of clusters: Range<Int>) -> String {
    let count = shaped.clusters.count
    let inside = clusters.clamped(to: 0..<count)
    var text = ""
    if !inside.isEmpty, shaped.offsets.count > inside.upperBound {
      let bytes = Array(source.shapedString.utf8)
      let range = shaped.offsets[inside.lowerBound]..<shaped.offsets[inside.upperBound]
      text = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
      text.removeAll { $0 == "\u{FFFC}" }
    }
    for mark in LineFragment.Mark.allCases where clusters.contains(count + mark.index) {
      text.append(mark.rawValue)
    }
    return text
  }

  func isRightToLeft(_ cluster: Int) -> Bool {
    shaped.clusters.indices.contains(cluster) && shaped.clusters[cluster].level % 2 == 1
  }
}

extension LineFragment.Mark {
  /// The position of the mark after the clusters of a text.
  var index: Int { self == .ellipsis ? 0 : 1 }
}
