import Foundation

/// A position in one view that another view can resolve in its own coordinate space.
///
/// `GeometryProxy` resolves an anchor with the current frames: after a scroll, the same anchor has
/// another value.
public struct Anchor<Value> {
  /// The position from which an anchor is made, relative to the view that sets it.
  public struct Source {
    /// Computes the value for the size of the view, in the view's own space.
    package let value: (CGSize) -> Value
    /// Transforms a value to another coordinate space.
    package let map: (Value, CGAffineTransform) -> Value
  }

  package let box: AnchorBox<Value>
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors represent the same position in the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.box === right.box
      || left.box.node === right.box.node && left.box.globalValue == right.box.globalValue
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.globalValue)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { make { _ in p } }

  /// A point in fractions of the view's size.
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
  /// The centre.
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
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { CGRect(origin: .zero, size: $0) }, map: { $0.applying($1) })
  }

  /// A rectangle in the view's own space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { _ in r }, map: { $0.applying($1) })
  }
}

extension Anchor.Source {
  /// Creates a source from an array of sources.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      map: { values, map in zip(array, values).map { $0.map($1, map) } })
  }

  /// Creates a source from an optional source.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { size in anchor.map { $0.value(size) } },
      map: { value, map in
        guard let anchor, let value else { return nil }
        return anchor.map(value, map)
      })
  }
}
