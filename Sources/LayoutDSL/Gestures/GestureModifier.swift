extension View {
  /// Adds a gesture, which those of the views inside come before.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture, which those of the views inside come before, unless it is switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name for UIKit, unless it is switched off.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that comes before those of the views inside, unless it is switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name for UIKit that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that goes on independently of those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that goes on independently of those of the views inside, unless it is switched
  /// off.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name for UIKit that goes on independently of those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

nonisolated struct GestureModifier<G: Gesture>: NodeModifier {
  static var otherNames: [String] {
    [
      "highPriorityGesture", "simultaneousGesture", "onTapGesture", "onLongPressGesture",
    ]
  }

  typealias Node = GestureNode<G>
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
}

/// How a gesture stands to those of the views inside.
enum GesturePriority: Sendable {
  case normal, high, simultaneous
}

/// A node with a gesture.
protocol GestureHost: GeometricNode {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var context: GestureContext { get }
  var phaseKind: GesturePhaseKind { get }
  var yieldsToWaiting: Bool { get }
  func handle(_ event: TouchEvent)
  func cancelGesture()
  func resetGesture()
}

final class GestureNode<G: Gesture>: UnaryNode<GestureModifier<G>>, GestureHost, Evaluator {
  private(set) lazy var context = GestureContext(node: self)
  /// Made when the view is touched for the first time.
  private lazy var recognizer = makeRecognizer(reusing: nil)
  private var isMade = false
  var isDirty = false

  override func update(_ new: GestureModifier<G>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    evaluate()
  }

  var evaluatedNode: ViewNode { self }

  /// Brings the recognizer up to date: the gesture, or what a gesture inside has read, has changed.
  func evaluate() {
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

  override package var kindName: String { "gesture" }
  override package var summary: String { typeName(of: G.self) }
}
