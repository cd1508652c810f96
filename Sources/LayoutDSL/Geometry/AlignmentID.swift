import Foundation

/// A type that names an alignment guide.
public protocol AlignmentID {
  /// Where the guide is in a view that does not set it, in points from its top-leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of one axis.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// How a container makes its own guide of those that its children set.
  package let merging: Merging
  /// Where the guide is by default, as a part of the view's length, where that is all there is to
  /// it; nil for guides of the user.
  package let fraction: CGFloat?

  package enum Merging: Sendable {
    case average, first, last
  }

  init(
    _ id: any AlignmentID.Type, axis: Axis, merging: Merging = .average, fraction: CGFloat? = nil
  ) {
    self.id = id
    self.axis = axis
    self.merging = merging
    self.fraction = fraction
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

extension AlignmentKey {
  /// One guide made of the values that several children set; nil if none did.
  func merge(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch merging {
    case .average: return values.reduce(0, +) / CGFloat(values.count)
    case .first: return values.min()
    case .last: return values.max()
    }
  }
}
