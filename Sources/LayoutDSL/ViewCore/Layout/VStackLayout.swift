import Foundation

/// A layout that arranges views in a column.
nonisolated public struct VStackLayout: StackAxisLayout, Equatable, Sendable {
  /// The measurements that the layout keeps between measuring and placing.
  public typealias Cache = _StackLayoutCache

  /// The guide with which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in points; nil for the distance they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package static let axis = Axis.vertical
  package var alignmentKey: AlignmentKey { alignment.key }
}
