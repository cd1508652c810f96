import Foundation

extension View {
  /// Applies effects to the view while it enters or leaves the visible area of the scroll view
  /// around it.
  ///
  /// The default axis is that of the scroll view, or the vertical one if it scrolls along both.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view while it enters or leaves the visible area of the scroll view
  /// around it, with different configurations at the two ends of the axis.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(name: "scrollTransition") { proxy in
        let inSight = transition(EmptyVisualEffect(), .identity)
        guard let side = proxy.node.side(along: axis) else { return inSight }
        let isBefore = side.distance < 0
        let configuration = isBefore ? topLeading : bottomTrailing
        var amount = configuration.identity(
          atDistance: side.distance, length: side.length, container: side.container)
        if let animation = configuration.animation, let node = proxy.node as? VisualEffectNode {
          amount = node.transitionAnimator.amount(goingTo: amount, by: animation)
        }
        if amount == 1 { return inSight }
        var effect = transition(EmptyVisualEffect(), isBefore ? .topLeading : .bottomTrailing)
        effect.animatableData.interpolate(towards: inSight.animatableData, amount: amount)
        return effect
      })
  }
}

extension GeometricNode {
  /// Returns the signed distance of the view's centre from that of the scroll view around it, and
  /// the lengths of both; nil without a scroll view.
  fileprivate func side(
    along axis: Axis?
  ) -> (distance: CGFloat, length: CGFloat, container: CGFloat)? {
    guard let scroll = scrollNode(along: axis) else { return nil }
    let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let frame = CGRect(origin: .zero, size: size).applying(transform(to: scroll))
    let container = scroll.size[axis]
    if axis == .vertical { return (frame.midY - container / 2, frame.height, container) }
    let distance = frame.midX - container / 2
    let isRightToLeft = scroll.environment.values.layoutDirection == .rightToLeft
    return (isRightToLeft ? -distance : distance, frame.width, container)
  }

  /// Returns the nearest enclosing scroll view that scrolls along an axis; nil is any axis.
  func scrollNode(along axis: Axis?) -> ScrollNode? {
    var ancestor = container
    while let node = ancestor {
      if let scroll = node as? ScrollNode, axis.map({ scroll.axes.contains(Axis.Set($0)) }) ?? true
      {
        return scroll
      }
      ancestor = node.container
    }
    return nil
  }
}
