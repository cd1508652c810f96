import Foundation
import Synchronization

/// A type that names an alignment guide.
public protocol AlignmentID {
  /// Where the guide is in a view that does not set it, in points from its top-leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of one axis.
///
/// All keys of one guide share what it is, so that a key is a pointer and comparing two is, too.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  /// What a guide is; made once for each and kept for ever.
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

  private let guide: Unmanaged<Guide>

  package enum Merging: Sendable {
    case average, first, last
    /// Not at all: the edges and the middle of a container are its own.
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
    guide = Unmanaged.passUnretained(known)
  }

  package var id: any AlignmentID.Type { guide._withUnsafeGuaranteedRef { $0.id } }
  package var axis: Axis { guide._withUnsafeGuaranteedRef { $0.axis } }
  /// How a container makes its own guide of those that its children set.
  package var merging: Merging { guide._withUnsafeGuaranteedRef { $0.merging } }
  /// Where the guide is by default, as a part of the view's length, where that is all there is to
  /// it; nil for guides of the user.
  package var fraction: CGFloat? { guide._withUnsafeGuaranteedRef { $0.fraction } }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.guide.toOpaque() == right.guide.toOpaque()
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(guide.toOpaque())
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
    case .none: return nil
    }
  }
}
