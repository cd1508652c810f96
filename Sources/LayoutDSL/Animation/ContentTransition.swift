import Foundation

/// How a view goes over to other content of its own, such as a text to another string.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
  }

  let kind: Kind

  /// Changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Fades from the old content to the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Changes what the old and the new content have in common, and fades the rest.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls numbers in, from below as they grow or from above as they fall.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls numbers in.
  public static func numericText(value: Double) -> ContentTransition {
    numericText(countsDown: value < 0)
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  private enum DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// How views go over to other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views are drawn apart while their content changes; it looks the same either way.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how views inside go over to other content under an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// How the new content of a leaf differs from the old.
package enum ContentChange {
  /// It is the same, or changes at once.
  case none
  /// It is something else.
  case replaced
  /// It is the same at another size.
  case resized
}

/// The way of a leaf from its old content to the new.
final class ContentAnimator: FrameUpdating {
  private weak var node: GeometricNode?
  private let change: ContentChange
  private let transition: ContentTransition
  private let oldSize: CGSize
  /// What the leaf drew before, its corner at the origin.
  private let oldContent: DisplayList
  private var animator: ValueAnimator<Double>
  private var progress = 0.0

  init(_ change: ContentChange, from old: DisplayList, of node: GeometricNode) {
    self.change = change
    self.node = node
    oldContent = old
    oldSize = node.size
    transition = node.environment.contentTransition
    animator = ValueAnimator(at: 0, graph: node.graph)
    let graph = node.graph
    animator.retarget(
      to: unitAnimationScale, at: graph.clock.now, transaction: graph.transaction,
      environment: node.environment)
    update(at: graph.clock.now)
  }

  func present(at time: TimeInterval) {
    guard node?.isAttached == true else { return animator.jump(to: animator.target) }
    update(at: time)
  }

  private func update(at time: TimeInterval) {
    progress = animator.value(at: time) / unitAnimationScale
    if animator.isFinished { node?.endAnimation { $0.content = nil } }
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }

  /// Paints the old and the new content as they are now.
  func display(in context: inout DisplayContext, new: (inout DisplayContext) -> Void) {
    guard let node else { return }
    let visible = min(max(progress, 0), 1)
    if change == .resized, node.size.width > 0, node.size.height > 0 {
      let scale = CGSize(
        width: scale(oldSize.width, node.size.width),
        height: scale(oldSize.height, node.size.height))
      return context.display(
        through: CGAffineTransform(scaleX: scale.width, y: scale.height), new)
    }
    var roll: CGFloat = 0
    if case .numericText(let countsDown) = transition.kind {
      roll = (countsDown ? -1 : 1) * max(oldSize.height, node.size.height) * 0.5
    }
    context.group(.opacity(1 - visible)) { context in
      let origin = context.origin
      context.group(
        .transform(CGAffineTransform(translationX: origin.x, y: origin.y - roll * progress))
      ) { $0.list = oldContent }
    }
    context.group(.opacity(visible)) { context in
      context.display(
        through: CGAffineTransform(translationX: 0, y: roll * (1 - progress)), new)
    }
  }

  private func scale(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    let start = old / new
    return max(start + (1 - start) * progress, 0)
  }
}
