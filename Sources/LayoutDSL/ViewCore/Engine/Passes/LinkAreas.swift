import Foundation

// Links: the areas of the screen that open an address, for documents.
//
// 1. A `Link` passes its address to its button through the environment; the area is the button's.
// 2. A run of a text with an address has one area for each line.
// 3. Areas are clipped to the scroll views around them.

/// An area of the screen that opens an address, in points.
package struct LinkArea: Equatable, Sendable {
  package var frame: CGRect
  package var url: URL
}

extension ViewGraph {
  /// Returns the links of the settled screen, in tree order.
  package func linkAreas() -> [LinkArea] {
    clock.makeCurrent {
      var areas: [LinkArea] = []
      root.collectLinks(in: CGRect(origin: .zero, size: root.size), &areas)
      return areas
    }
  }
}

extension EnvironmentValues {
  private enum LinkDestinationKey: EnvironmentKey {
    static var defaultValue: URL? { nil }
  }

  /// The address that the control opens.
  package var linkDestination: URL? {
    get { self[LinkDestinationKey.self] }
    set { self[LinkDestinationKey.self] = newValue }
  }
}

extension GeometricNode {
  fileprivate func collectLinks(in clip: CGRect, _ areas: inout [LinkArea]) {
    if (self as? RendererEffectNode<OpacityEffect>)?.modifier.opacity == 0 { return }
    func add(_ frame: CGRect, _ url: URL) {
      let frame = frame.intersection(clip)
      if frame.width > 0, frame.height > 0 { areas.append(LinkArea(frame: frame, url: url)) }
    }
    if self is GestureNode<PressableGesture<PressGesture>>, let url = environment.linkDestination {
      return add(shownFrame, url)
    }
    if let text = self as? LeafNode<Text> {
      let frame = text.shownFrame
      for (area, url) in text.view.links(in: LeafContext(node: text)) {
        add(area.offsetBy(dx: frame.minX, dy: frame.minY), url)
      }
    }
    let inner = self is ScrollNode ? clip.intersection(shownFrame) : clip
    for child in keyedChildren { child.collectLinks(in: inner, &areas) }
  }
}
