import Foundation

/// The size and the alignment guides of a view for one proposal.
///
/// Guides are in points from the view's leading or top edge.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let node: GeometricNode
  private let proposal: ProposedViewSize

  package init(node: GeometricNode, size: CGSize, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  /// The position of a horizontal guide: the explicit one, or else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: the explicit one, or else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a horizontal guide, set by the view or a descendant; otherwise nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The explicit position of a vertical guide, set by the view or a descendant; otherwise nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    node.guide(key, size: size, proposal: proposal)
  }

  package func explicitValue(of key: AlignmentKey) -> CGFloat? {
    node.explicitAlignment(of: key, size: size, proposal: proposal)
  }

  package var size: CGSize { CGSize(width: width, height: height) }
}

extension ViewDimensions: Equatable {
  /// Whether both have the same view, size and proposal.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.node === right.node && left.size == right.size && left.proposal == right.proposal
  }
}

extension GeometricNode {
  /// Returns the size and guides of the node for a proposal.
  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: measure(proposal), proposal: proposal)
  }
}
