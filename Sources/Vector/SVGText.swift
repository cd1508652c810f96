import Drawing
import Foundation

/// The elements of SVG that show a run in a font that the viewer has, one for each line.
///
/// A word of plain characters has a position for each of them, so its width is that of the run even
/// if the viewer has another font. Any other word has a position for its start.
struct SVGText {
  private(set) var text = ""
  private let face: any EmbeddableFace
  private let size: CGFloat

  init(_ run: GlyphRun, face: any EmbeddableFace, fill: String) {
    self.face = face
    size = run.size
    var lines: [[GlyphCluster]] = []
    for cluster in run.clusters where !cluster.characters.isEmpty {
      if let last = lines.last?.last, last.y == cluster.y {
        lines[lines.count - 1].append(cluster)
      } else {
        lines.append([cluster])
      }
    }
    let style = face.isItalic ? #" font-style="italic""# : ""
    for line in lines {
      text += """
        <text y="\(VectorNumber(line[0].y))" font-family="\(face.familyName.xmlText), sans-serif" \
        font-size="\(VectorNumber(size))" font-weight="\(face.weight)"\(style)\(fill) \
        xml:space="preserve">\(words(of: line).map(span).joined())</text>

        """
    }
  }

  /// A word, and whether a space follows it.
  private typealias Word = (clusters: [GlyphCluster], hasSpace: Bool)

  /// The words of a line in the order in which they are read.
  private func words(of line: [GlyphCluster]) -> [Word] {
    var words: [Word] = []
    let isRightToLeft = line.allSatisfy(\.isRightToLeft)
    for cluster in line {
      if let last = words.last?.clusters.last, cluster.spacesBefore == 0, !cluster.followsGap,
        last.isRightToLeft == cluster.isRightToLeft
      {
        words[words.count - 1].clusters.append(cluster)
        continue
      }
      let hasSpace = cluster.spacesBefore > 0
      if hasSpace, !isRightToLeft { words[words.count - 1].hasSpace = true }
      words.append(([cluster], isRightToLeft && hasSpace))
    }
    return isRightToLeft ? words.reversed() : words
  }

  private func span(_ word: Word) -> String {
    let clusters = word.clusters
    let isPlain = clusters.allSatisfy {
      !$0.isRightToLeft && $0.glyphs.count == 1 && $0.characters.utf16.count == 1
    }
    let places = isPlain ? clusters.map(\.x) : [clusters.map(\.x).min() ?? 0]
    let logical = clusters[0].isRightToLeft ? clusters.reversed() : clusters
    let x = places.map { VectorNumber($0).description }.joined(separator: " ")
    let characters = logical.map(\.characters).joined() + (word.hasSpace ? " " : "")
    return "<tspan x=\"\(x)\">\(characters.xmlText)</tspan>"
  }
}

extension String {
  /// The string as content of XML: without control characters, and with references to markup.
  var xmlText: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", " "...("\u{D7FF}"), "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        text.unicodeScalars.append(scalar)
      default: break
      }
    }
    return text
  }
}
