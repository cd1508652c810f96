import Foundation

/// Arranges views in a row.
nonisolated public struct HStackLayout: AxisLayout, Equatable, Sendable {
  /// What the layout keeps between measuring and placing.
  public typealias Cache = _StackLayoutCache

  /// The guide along which the views line up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours, in points; nil for the one they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package static let axis = Axis.horizontal
  package var alignmentKey: AlignmentKey { alignment.key }
}
