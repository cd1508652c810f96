import Foundation
import Observation
import ViewClock

/// The retained tree of one screen and the work that waits on it.
///
/// `update` settles the screen: it evaluates what changed, lays out what that invalidated, delivers
/// preferences, runs the actions that fell due, and starts over until nothing is left to do.
package final class ViewGraph {
  /// The evaluator whose code is running, which reads are recorded for.
  nonisolated(unsafe) package internal(set) static var evaluator: (any Evaluator)?

  /// Tells the evaluation that is running from earlier ones of the same evaluator.
  nonisolated(unsafe) package private(set) static var evaluation = 0

  /// Passes of one update after which state that keeps changing itself is taken for a loop.
  package static let passLimit = 100

  /// Levels of nodes that a tree may have.
  ///
  /// Nodes are made, measured, placed, drawn and let go one inside the other: in a
  /// debug build a level takes 2 kB of stack, at worst (stacks of texts) 3.3 kB, of the 8 MB there
  /// are.
  package static let greatestDepth = 2_048

  package let clock: ViewClock
  /// The way back to the graph for what may outlive it.
  ///
  /// Weak references would make every count of the graph's holders a slow one.
  final class Link {
    fileprivate(set) unowned(unsafe) var graph: ViewGraph?
  }
  let link = Link()
  package let services: Services
  package private(set) lazy var root = RootNode(graph: self, environment: environment)
  /// The mistakes that were noted on the way; `layoutMistakes` finds more.
  package private(set) var diagnostics: [Diagnostic] = []

  /// How often a node worked out its size, and evaluators were run: what tests and benchmarks
  /// count.
  @exclusivity(unchecked) package var measureCount = 0
  @exclusivity(unchecked) package private(set) var evaluationCount = 0

  /// The depth from which on nodes get no content; less than the greatest only while views are made
  /// that contain themselves.
  @exclusivity(unchecked) private(set) var depthLimit = ViewGraph.greatestDepth

  private let environment: EnvironmentValues
  @exclusivity(unchecked) private var dirtyEvaluators: [any Evaluator] = []
  @exclusivity(unchecked) private var placementRoots: [GeometricNode] = []
  private var actions: [() -> Void] = []
  @exclusivity(unchecked) private var keyBits: [ObjectIdentifier: KeyBits] = [:]
  @exclusivity(unchecked) private var positionsAreStale = false
  @exclusivity(unchecked) private var preferencesAreStale = false
  private var isUpdating = false
  /// Whether any view was ever given a place in the paint order.
  @exclusivity(unchecked) var hasZIndices = false
  /// The state for the views of the row that is being made.
  @exclusivity(unchecked) var keptState: KeptState?
  package var preferenceObservers: [any PreferenceObserver] = []
  var positionObservers: [any PositionObserver] = []
  var scrollNodes: [ScrollNode] = []
  /// Views with a geometry that others take over, in the order in which they came.
  var matchedSources: [any MatchedGeometrySource] = []
  /// Where the gestures of the screen compete for fingers.
  package private(set) lazy var gestures = GestureArena(graph: self)
  /// Which view of the screen takes text.
  package let focus = Focus()
  private var namespaceCount = 0

  /// How views go over to the state that is being evaluated or laid out.
  @exclusivity(unchecked) package var transaction = Transaction() {
    didSet {
      isAnimating = transaction.animation != nil
      if isAnimating { noteFrames() }
    }
  }
  private var isSettling = false
  /// Where views were before the changes that are being settled, if any of those is animated.
  private var seenFrames: SeenFrames?
  /// Views that have begun to leave in the pass under way.
  var departingHosts: [TransitionHost] = []
  /// Views that have come into sight in the pass under way because others have gone, and how far
  /// they have moved with those around them.
  var movedIntoSight: [(node: GeometricNode, distance: CGPoint)] = []
  @exclusivity(unchecked) private(set) var isAnimating = false
  /// That of the changes that wait.
  private var pendingTransaction = Transaction()
  /// Whether any modifier changes transactions.
  @exclusivity(unchecked) var hasTransactionNodes = false
  /// Whether any view says how it comes and leaves, and whether any has ever done so by that.
  @exclusivity(unchecked) package var hasTransitionModifiers = false
  @exclusivity(unchecked) var hasTransitions = false
  /// How many batches of changes there were: what tells a change from an earlier one.
  private(set) var passCount = 0
  private(set) lazy var animations = RunningAnimations(graph: self)

  package init<Content: View>(
    content: Content, environment: EnvironmentValues, services: Services,
    clock: ViewClock = ViewClock()
  ) {
    self.clock = clock
    self.services = services
    var environment = environment
    environment.values.images = ImageSource(services: services)
    environment.styles.color.assets = environment.values.images
    self.environment = environment
    clock.makeCurrent {
      root.make(content)
    }
    link.graph = self
    clock.settle = { [link] in link.graph?.update() }
  }

  /// Nodes that somebody still holds, such as the readers of an observed object, must not come
  /// back to a graph that is gone.
  deinit {
    root.detach()
    link.graph = nil
  }

  // MARK: Evaluation

  /// Has an evaluator run again at the next update.
  func setNeedsEvaluation(_ evaluator: any Evaluator) {
    adoptTransaction()
    guard !evaluator.isDirty else { return }
    evaluator.isDirty = true
    dirtyEvaluators.append(evaluator)
  }

  /// Has the change about to be made belong to the current transaction.
  ///
  /// Changes that wait in another one are settled first, so that each is shown in its own way.
  func adoptTransaction() {
    let transaction = Transaction.current
    guard transaction.id != pendingTransaction.id else { return }
    if Self.evaluator == nil, !dirtyEvaluators.isEmpty { _ = settle() }
    pendingTransaction.completions.forEach { $0.release(self) }
    transaction.completions.forEach { $0.retain() }
    pendingTransaction = transaction
  }

  /// Looks where everything is, before changes that are animated.
  func noteFrames() {
    if isSettling, seenFrames == nil { seenFrames = SeenFrames(of: self) }
  }

  /// Runs something with the transaction as it is at a node.
  func withTransaction(at node: ViewNode, _ body: () -> Void) {
    guard hasTransactionNodes else { return body() }
    let outer = transaction
    var inner = outer
    func edit(_ node: ViewNode) {
      if let parent = node.parent {
        edit(parent)
        parent.edit(&inner)
      }
      if let transition = node.animators?.transitionCompletion, transition.pass == passCount {
        inner.add(transition.completion)
      }
    }
    edit(node)
    transaction = inner
    body()
    transaction = outer
  }

  /// Says whose code runs from here on.
  func beginEvaluation(of evaluator: any Evaluator) -> OuterEvaluation {
    let outer = OuterEvaluation(evaluator: Self.evaluator, evaluation: Self.evaluation)
    evaluationCount += 1
    Self.evaluator = evaluator
    Self.evaluation = evaluationCount
    preferencesAreStale = true
    return outer
  }

  func endEvaluation(_ outer: OuterEvaluation) {
    Self.evaluator = outer.evaluator
    Self.evaluation = outer.evaluation
  }

  /// The evaluation inside which another one runs.
  struct OuterEvaluation {
    fileprivate let evaluator: (any Evaluator)?
    fileprivate let evaluation: Int
  }

  /// Runs user code whose reads of `@Observable` objects have the evaluator run again.
  func observing<Result>(_ evaluator: any Evaluator, _ body: () -> Result) -> Result {
    // The handler, and the weak reference in it, are made only if something was read.
    withObservationTracking(body, onChange: Self.handler(for: evaluator))
  }

  private static func handler(for evaluator: any Evaluator) -> @Sendable () -> Void {
    nonisolated(unsafe) weak let weakEvaluator = evaluator
    return {
      guard let evaluator = weakEvaluator, evaluator.evaluatedNode.isAttached else { return }
      evaluator.evaluatedNode.graph.setNeedsEvaluation(evaluator)
    }
  }

  /// Runs user code that belongs to the evaluation under way but is called after its body.
  func observingCurrent<Result>(_ body: () -> Result) -> Result {
    Self.evaluator.map { observing($0, body) } ?? body()
  }

  private func evaluateDirty() -> Bool {
    var didWork = false
    while !dirtyEvaluators.isEmpty {
      // Parents first: they may bring a child up to date, or remove it.
      let batch = dirtyEvaluators.sorted {
        $0.evaluatedNode.depth < $1.evaluatedNode.depth
      }
      dirtyEvaluators.removeAll(keepingCapacity: true)
      for evaluator in batch where evaluator.isDirty {
        guard evaluator.evaluatedNode.isAttached else {
          evaluator.isDirty = false
          continue
        }
        withTransaction(at: evaluator.evaluatedNode) { evaluator.evaluate() }
        didWork = true
      }
    }
    return didWork
  }

  // MARK: Layout

  /// Has the inside of a node laid out at the next update.
  func setNeedsPlacement(_ node: GeometricNode) {
    placementRoots.append(node)
  }

  /// Says that frames may have moved without any layout.
  func positionsChanged() {
    positionsAreStale = true
    preferencesAreStale = true
  }

  /// Has the run loop be in the mode for the way in which the scroll views move.
  func scrollPhaseChanged() {
    let isTracking = scrollNodes.contains { $0.phase != .idle && $0.phase != .animating }
    clock.mode = isTracking ? ViewClock.trackingMode : .default
  }

  /// Says that the value of some preference may have changed.
  func preferencesChanged() {
    preferencesAreStale = true
  }

  private func layOut() -> Bool {
    var didWork = false
    while !placementRoots.isEmpty {
      let batch = placementRoots.sorted { $0.depth < $1.depth }
      placementRoots.removeAll(keepingCapacity: true)
      for node in batch where node.isAttached {
        node.bringUpToDate()
        guard node.layoutIsStale else { continue }
        node.layoutIsStale = false
        node.placeChildren()
        node.reachDidChange()
        didWork = true
      }
    }
    if didWork { positionsChanged() }
    return didWork
  }

  /// Lets those who depend on absolute frames look at them.
  private func checkPositions() {
    guard positionsAreStale else { return }
    positionsAreStale = false
    positionObservers.removeAll { !$0.observedNode.isAttached }
    for observer in positionObservers {
      observer.positionsDidChange()
    }
  }

  // MARK: Keys

  /// The bit of a preference key or alignment guide.
  func bit(for key: Any.Type) -> KeyBits {
    let id = ObjectIdentifier(key)
    if let bits = keyBits[id] { return bits }
    let bits = KeyBits(rawValue: 1 << UInt64(min(keyBits.count, 63)))
    keyBits[id] = bits
    return bits
  }

  /// The bits of what texts set: both baselines, and their lines.
  private(set) lazy var textBits: KeyBits = bit(for: VerticalAlignment.firstTextBaseline.key.id)
    .union(bit(for: VerticalAlignment.lastTextBaseline.key.id))
    .union(bit(for: Text.LayoutKey.self))

  /// The identity of a new namespace.
  func makeNamespace() -> Namespace.ID {
    namespaceCount += 1
    return Namespace.ID(number: namespaceCount)
  }

  // MARK: Update

  /// Runs an action of the user after the current pass.
  package func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  private func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let batch = actions
    actions.removeAll()
    for action in batch {
      action()
    }
    return true
  }

  private func deliverPreferences() {
    preferenceObservers.removeAll { !$0.observedNode.isAttached }
    // Inner observers hear first, siblings in tree order.
    let ordered = preferenceObservers.enumerated().sorted {
      ($1.element.observedNode.depth, $0.offset) < ($0.element.observedNode.depth, $1.offset)
    }
    for (_, observer) in ordered where observer.observedNode.isAttached {
      observer.deliver()
    }
  }

  /// Settles the screen.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    clock.makeCurrent {
      animations.present()
      defer { animations.scheduleNextFrame() }
      for _ in 0..<Self.passLimit {
        guard pass() else { return }
      }
      report(
        .unsettled(keys: preferenceObservers.map(\.keyName).sorted()),
        at: preferenceObservers.last?.observedNode ?? dirtyEvaluators.first?.evaluatedNode ?? root)
    }
  }

  /// Evaluates what has changed and lays out what that invalidates, in the transaction of the
  /// changes.
  private func settle() -> Bool {
    passCount += 1
    depthLimit = Self.greatestDepth
    isSettling = !dirtyEvaluators.isEmpty || !placementRoots.isEmpty
    let outer = transaction
    let current = pendingTransaction
    pendingTransaction = Transaction()
    transaction = current
    defer {
      isSettling = false
      transaction = current
      seenFrames?.animate(in: self)
      seenFrames = nil
      departingHosts = []
      movedIntoSight = []
      transaction = outer
      current.completions.forEach { $0.release(self) }
    }
    var didWork = false
    for _ in 0..<Self.passLimit {
      let evaluated = evaluateDirty()
      let laidOut = layOut()
      checkPositions()
      didWork = didWork || evaluated || laidOut
      if dirtyEvaluators.isEmpty, placementRoots.isEmpty { break }
    }
    return didWork
  }

  /// Does what there is to do, once; false if there was nothing.
  private func pass() -> Bool {
    var didWork = settle()
    if preferencesAreStale {
      preferencesAreStale = false
      didWork = true
      deliverPreferences()
    }
    if runActions() || didWork { return true }
    // What was put off to the main queue comes after all that the current event led to
    // (fact `state-onChange-initial`).
    guard clock.hasMainQueueWork else { return false }
    // The pass is over: what waited there may be a test, which goes on using the screen.
    isUpdating = false
    clock.drainMainQueue()
    isUpdating = true
    return true
  }

  // MARK: Diagnostics

  /// Notes that a node is too deep in the tree to get any content.
  ///
  /// Each time the limit comes down by a level, so that a view that contains itself twice ends after
  /// as many nodes as one that does so once, and not after their number's power of two.
  func refuseContent(of node: ViewNode) {
    depthLimit -= 1
    guard !diagnostics.contains(where: { $0.problem == .tooDeep }) else { return }
    report(.tooDeep, at: node)
  }

  /// Notes a mistake, once for each place.
  func report(_ problem: Diagnostic.Problem, at node: ViewNode, size: CGSize? = nil) {
    let diagnostic = Diagnostic(problem: problem, path: node.path)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

/// A node that depends on where it is on the screen.
protocol PositionObserver: AnyObject {
  var observedNode: GeometricNode { get }
  /// Compares what it has seen with what is so now, and has itself evaluated or laid out again.
  func positionsDidChange()
}

/// What the engine needs from outside: text, pictures and translations.
package struct Services: Sendable {
  package let text: any TextLayoutEngine
  package let images: any ImageProvider
  package let strings: (any StringProvider)?

  package init(
    text: any TextLayoutEngine, images: any ImageProvider, strings: (any StringProvider)? = nil
  ) {
    self.text = text
    self.images = images
    self.strings = strings
  }
}
