import Foundation

/// The size and coordinate spaces of a `GeometryReader`.
///
/// Lengths are in points. Values read while the content is evaluated cause another evaluation when
/// they change; values read later are current.
public struct GeometryProxy {
  let node: GeometricNode
  let reads: GeometryReads

  /// The size of the reader.
  public var size: CGSize { reads.record { [unowned node] in node.size } }

  /// The insets of the safe area in its container at the edges that the reader touches.
  public var safeAreaInsets: EdgeInsets {
    reads.record { [unowned node] in
      node.safeAreaInsets(touching: CGRect(origin: .zero, size: node.size))
    }
  }

  /// Whether the reader contains a text that is not hidden in a control.
  package var hasText: Bool {
    reads.record { [unowned node] in node.hasText(size: node.size, proposal: node.proposal) }
  }

  /// Returns the reader's frame in a coordinate space; an unknown name is the global space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    reads.record { [unowned node] in
      CGRect(origin: .zero, size: node.size).applying(node.transform(to: coordinateSpace))
    }
  }

  /// Returns the reader's frame in a space of a `CoordinateSpaceProtocol`; an unknown name is the
  /// global space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns a function that gives the transform from the reader's own space to another one; nil
  /// once the reader is gone.
  package func makeTransform() -> (CoordinateSpace) -> CGAffineTransform? {
    { [weak node] space in node?.transform(to: space) }
  }

  /// Returns the bounds of a named ancestor in the reader's own space; nil if no ancestor has the
  /// name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    reads.record { [unowned node] in
      var ancestor = node.container
      while let current = ancestor, !current.answers(to: coordinateSpace.name) {
        ancestor = current.container
      }
      return ancestor.map {
        CGRect(origin: .zero, size: $0.size).applying(node.transform(to: $0).inverted())
      }
    }
  }

  /// The value of an anchor in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let resolve = { [unowned node] in
      anchor.box.source.map(
        anchor.box.currentGlobalValue, node.transformToRoot.inverted())
    }
    _ = reads.record { AnyEquatable(resolve()) }
    return resolve()
  }
}

/// A value compared with `areEqual`.
private struct AnyEquatable<Value>: Equatable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool { areEqual(left.value, right.value) }
}
