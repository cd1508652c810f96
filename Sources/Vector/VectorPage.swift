import Drawing
import Foundation

/// A page of a document: commands, and areas that open an address, in points from the top left.
package struct VectorPage: Sendable {
  package struct Link: Equatable, Sendable {
    package var frame: CGRect
    package var url: URL

    package init(frame: CGRect, url: URL) {
      self.frame = frame
      self.url = url
    }
  }

  package var list: DisplayList
  package var size: CGSize
  package var background: ResolvedColor?
  package var links: [Link]

  package init(
    _ list: DisplayList, size: CGSize, background: ResolvedColor? = nil, links: [Link] = []
  ) {
    self.list = list
    self.size = size
    self.background = background
    self.links = links
  }

  /// The list with the background below it.
  var content: DisplayList {
    guard let background, background.opacity > 0 else { return list }
    let ground = Path(CGRect(origin: .zero, size: size))
    return DisplayList(items: [.fill(ground, .color(background), FillStyle())] + list.items)
  }
}
