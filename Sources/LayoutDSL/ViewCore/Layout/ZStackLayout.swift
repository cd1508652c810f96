import Foundation

/// A layout that overlays views with coinciding guides.
///
/// The size of the stack is the union of the views of the highest layout priority, which is then
/// proposed to all views (facts `zstack-priority-sizes`, `zstack-flex-in-priority`). For a nil
/// proposal, a shape in the stack is thus as large as a text next to it. Guides that the views set
/// count, so that a stack can be larger than each of its views: its size is the union of the frames
/// (https://www.swiftuifieldguide.com/layout/zstack/).
nonisolated public struct ZStackLayout: ExplainedLayout, Equatable, Sendable {
  /// The guides at which the views coincide.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The extent of the views of the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let extent = extent(of: subviews, proposal: proposal)
    return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
  }

  /// The union of the spacing of the views of the highest priority.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let highest = subviews.nodes.lazy.map(\.layoutPriority).max() else { return .zero }
    return subviews.nodes.lazy.filter { $0.layoutPriority == highest }
      .reduce(ViewSpacing()) { $0.union($1.spacing()) }
  }

  /// Returns the extent of the views of the highest priority, with their guides at the origin.
  private func extent(
    of subviews: Subviews, proposal: ProposedViewSize
  ) -> (horizontal: GuideExtent, vertical: GuideExtent) {
    let highest = subviews.nodes.lazy.map(\.layoutPriority).max()
    var extent = (horizontal: GuideExtent(), vertical: GuideExtent())
    for node in subviews.nodes where node.layoutPriority == highest {
      let dimensions = node.dimensions(proposal)
      extent.horizontal.add(
        length: dimensions.width, guide: dimensions[alignment.horizontal])
      extent.vertical.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return extent
  }

  package var alignmentKeys: [AlignmentKey] { alignment.keys }

  package func explanation(
    of node: GeometricNode, toward inner: GeometricNode?
  ) -> [String] {
    let nodes = node.children
    let highest = nodes.lazy.map(\.layoutPriority).max() ?? 0
    let haveEqualPriority = nodes.allSatisfy { $0.layoutPriority == highest }
    return [
      haveEqualPriority
        ? "Its size is the union of its views, which it proposes to every view:"
        : "Its size is the union of its views of priority \(formatted(highest)), which it proposes to all:"
    ]
      + node.listing(nodes, toward: inner) {
        "\($0.nameInContainer) is proposed \(formatted($0.proposal)) and takes "
          + "\(formatted($0.size))."
      }
  }

  /// Places every view with its guides at the common point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    let extent = extent(of: subviews, proposal: offer)
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.horizontal.start - dimensions[alignment.horizontal],
          y: bounds.minY - extent.vertical.start - dimensions[alignment.vertical]),
        proposal: offer)
    }
  }
}
