import Foundation

/// The size and place of a `GeometryReader`.
///
/// Distances are points. Read while the content is made, they have it made again when they change;
/// read later, they are those of the moment.
public struct GeometryProxy {
  let node: GeometricNode
  let reads: GeometryReads

  /// The size of the reader.
  public var size: CGSize { reads.record { [unowned node] in node.size } }

  /// How much of the container lies outside the safe area at the edges the reader touches.
  public var safeAreaInsets: EdgeInsets {
    reads.record { [unowned node] in
      node.safeAreaInsets(touching: CGRect(origin: .zero, size: node.size))
    }
  }

  /// The reader's frame in a space; a name that no view around has stands for the screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    reads.record { [unowned node] in
      CGRect(origin: .zero, size: node.size).applying(node.transform(to: coordinateSpace))
    }
  }

  /// The reader's frame in a space; a name that no view around has stands for the screen.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named ancestor in the reader's own space; nil if no view around has the name.
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

/// A value compared as `areEqual` does.
private struct AnyEquatable<Value>: Equatable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool { areEqual(left.value, right.value) }
}
