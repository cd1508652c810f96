import Foundation
import Synchronization

/// An alignment guide of one axis.
///
/// All keys of one guide share one object, so that a key is a pointer and keys are compared as
/// pointers.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  /// The properties of a guide, created once for each guide and never released.
  private final class Guide: @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    let merging: Merging
    let fraction: CGFloat?

    init(id: any AlignmentID.Type, axis: Axis, merging: Merging, fraction: CGFloat?) {
      self.id = id
      self.axis = axis
      self.merging = merging
      self.fraction = fraction
    }
  }

  private struct Identity: Hashable {
    let id: ObjectIdentifier
    let axis: Axis
  }

  private static let guides = Mutex<[Identity: Guide]>([:])

  private let guide: Unretained<Guide>

  package enum Merging: Sendable {
    case average, first, last
    /// Guides of children are not merged: a container has its own edges and centre.
    case none
  }

  init(
    _ id: any AlignmentID.Type, axis: Axis, merging: Merging = .average, fraction: CGFloat? = nil
  ) {
    let identity = Identity(id: ObjectIdentifier(id), axis: axis)
    let made = Guide(id: id, axis: axis, merging: merging, fraction: fraction)
    let known = Self.guides.withLock { guides in
      let guide = guides[identity] ?? made
      guides[identity] = guide
      return guide
    }
    guide = Unretained(known)
  }

  package var id: any AlignmentID.Type { guide.withObject { $0.id } }
  package var axis: Axis { guide.withObject { $0.axis } }
  /// The rule by which a container merges the guides that its children set.
  package var merging: Merging { guide.withObject { $0.merging } }
  /// The default position as a fraction of the view's length; nil if `id` has to compute it, as for
  /// custom guides.
  package var fraction: CGFloat? { guide.withObject { $0.fraction } }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.guide.address == right.guide.address
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(guide.address)
  }
}

extension AlignmentKey {
  /// Returns the merged value of a guide that several children set; nil if none did, or if the
  /// guide is not merged.
  func merge(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch merging {
    case .average: return values.reduce(0, +) / CGFloat(values.count)
    case .first: return values.min()
    case .last: return values.max()
    case .none: return nil
    }
  }
}
