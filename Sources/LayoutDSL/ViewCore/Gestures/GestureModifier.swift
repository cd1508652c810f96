extension View {
  /// Adds a gesture over which those of descendants take precedence.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that can be disabled, over which those of descendants take precedence.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name for UIKit, over which those of descendants take precedence.
  ///
  /// The name has no effect.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that takes precedence over those of descendants.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that can be disabled and takes precedence over those of descendants.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name for UIKit that takes precedence over those of descendants.
  ///
  /// The name has no effect.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is recognized independently of those of descendants.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that can be disabled and is recognized independently of those of descendants.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name for UIKit that is recognized independently of those of descendants.
  ///
  /// The name has no effect.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

nonisolated package struct GestureModifier<G: Gesture>: NodeModifier {
  package typealias Node = GestureNode<G>

  package let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  package let function: FunctionName?

  init(
    gesture: G, priority: GesturePriority = .normal, mask: GestureMask = .all,
    function: FunctionName = #function
  ) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
    self.function = function
  }
}

package final class GestureNode<G: Gesture>: UnaryNode<GestureModifier<G>>, GestureHost, Evaluator {
  private(set) lazy var context = GestureContext(node: self)
  /// The recognizer, created when the view is first touched.
  private lazy var recognizer = makeRecognizer(reusing: nil)
  private var isMade = false
  package var isDirty = false

  override func update(_ new: GestureModifier<G>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    evaluate()
  }

  package var evaluatedNode: ViewNode { self }

  /// Updates the recognizer after the gesture, or state that it reads, has changed.
  package func evaluate() {
    isDirty = false
    if isMade { recognizer = makeRecognizer(reusing: recognizer) }
  }

  private func makeRecognizer(
    reusing former: _GestureRecognizer<G.Value>?
  ) -> _GestureRecognizer<G.Value> {
    isMade = true
    let outer = GestureMaking.node
    GestureMaking.node = self
    defer { GestureMaking.node = outer }
    return G._makeGesture(modifier.gesture, reusing: former)
  }

  var priority: GesturePriority { modifier.priority }
  var mask: GestureMask { modifier.mask }
  var phaseKind: GesturePhaseKind { recognizer.phase.kind }
  var yieldsToWaiting: Bool { recognizer.yieldsToWaiting }
  func handle(_ event: TouchEvent) { recognizer.handle(event, in: context) }
  func cancelGesture() { recognizer.cancel(in: context) }

  func resetGesture() {
    recognizer.reset()
    context.reset()
  }

  override func isHit(at point: CGPoint) -> Bool {
    let press = modifier.gesture as? PressableGesture<PressGesture>
    return press?.content.hitsFrame == true && frameContains(point)
  }

  override func spacing() -> ViewSpacing {
    let spacing = super.spacing()
    return self is GestureNode<PressableGesture<PressGesture>> ? spacing.ofButton : spacing
  }

  override package var kindName: String { "gesture" }
  override package var summary: String { typeName(of: G.self) }
}
