import Foundation

/// A place in one view, which another view can find in its own coordinates.
///
/// `GeometryProxy` resolves it against the frames of the moment: one anchor gives other values
/// after a scroll.
public struct Anchor<Value> {
  /// What an anchor is made from: a place in the view that sets it.
  public struct Source {
    /// Finds the value in a view of a size, in its own space.
    package let value: (CGSize) -> Value
    /// Maps a value into another space.
    package let map: (Value, CGAffineTransform) -> Value
  }

  package let box: AnchorBox<Value>
}

/// The place an anchor stands for.
package final class AnchorBox<Value> {
  package let source: Anchor<Value>.Source
  /// The view the place is in.
  package let node: GeometricNode
  /// The value in the space of the root when the anchor was made: what equality compares.
  package let globalValue: Value

  init(source: Anchor<Value>.Source, node: GeometricNode, globalValue: Value) {
    self.source = source
    self.node = node
    self.globalValue = globalValue
  }

  /// The value in the space of the root, now.
  package var currentGlobalValue: Value {
    source.map(source.value(node.size), node.transformToRoot)
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors stand for one place in one view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.box === right.box
      || left.box.node === right.box.node && left.box.globalValue == right.box.globalValue
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.globalValue)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in its own space.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { make { _ in p } }

  /// A point given in parts of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    make { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  private static func make(_ value: @escaping (CGSize) -> CGPoint) -> Anchor<Value>.Source {
    Anchor<Value>.Source(value: value, map: { $0.applying($1) })
  }

  /// The top-leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top-trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom-leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom-trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { CGRect(origin: .zero, size: $0) }, map: { $0.applying($1) })
  }

  /// A rectangle of the view, in its own space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { _ in r }, map: { $0.applying($1) })
  }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      map: { values, map in zip(array, values).map { $0.map($1, map) } })
  }

  /// A place that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { size in anchor.map { $0.value(size) } },
      map: { value, map in
        guard let anchor, let value else { return nil }
        return anchor.map(value, map)
      })
  }
}
