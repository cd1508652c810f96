import Foundation

/// A view's size and alignment guides, for one proposal.
///
/// Guides are points from the view's top-leading corner.
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

  /// Where a guide is: as the view sets it, else where it is by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is: as the view sets it, else where it is by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is if the view, or one inside it, sets it; else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// Where a guide is if the view, or one inside it, sets it; else nil.
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
  /// Whether the sizes are equal and belong to one view.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.node === right.node && left.size == right.size && left.proposal == right.proposal
  }
}

extension GeometricNode {
  /// The size and guides of the node for a proposal.
  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: measure(proposal), proposal: proposal)
  }
}
