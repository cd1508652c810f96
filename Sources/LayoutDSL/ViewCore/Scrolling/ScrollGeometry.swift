import Foundation

/// The visible part of a scroll view's content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top-leading corner of the visible rectangle.
  ///
  /// Before any scrolling, it is negative by the insets.
  public var contentOffset: CGPoint
  /// The size of the content, without the insets.
  public var contentSize: CGSize
  /// The insets around the content: margins, safe area and refresh control.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view within the insets.
  public var containerSize: CGSize
  /// The part of the top inset that the refresh control takes.
  package var refreshInset: CGFloat = 0
  /// The length by which a scroll view that ignores the safe area extends below the view that
  /// observes it, for example behind a bar.
  package var bottomOverhang: CGFloat = 0

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle in the space of the content, including the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }

  /// The visible rectangle in the space of the content, without the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width, height: containerSize.height)
  }
}

extension ScrollNode {
  /// The current geometry of the scroll view.
  package var geometry: ScrollGeometry {
    let safeArea = safeAreaExtension(of: CGRect(origin: .zero, size: size))
    var insets = margins
    if axes.contains(.vertical) {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    if axes.contains(.horizontal) {
      insets.leading += safeArea.leading
      insets.trailing += safeArea.trailing
    }
    let offset = CGPoint(
      x: contentOffset.x - mirrored(insets).leading, y: contentOffset.y - insets.top)
    insets.top += refreshInset
    var container = containerSize
    container.height = max(container.height - refreshInset, 0)
    var geometry = ScrollGeometry(
      contentOffset: offset, contentSize: children.first?.size ?? .zero, contentInsets: insets,
      containerSize: container)
    geometry.refreshInset = refreshInset
    return geometry
  }
}
