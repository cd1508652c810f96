import CKernels
import Foundation
import Observation
import ViewClock

/// The retained tree of one screen and its pending work.
///
/// `ViewGraph+Update.swift` has the loop that settles the screen.
package final class ViewGraph {
  /// The evaluator whose code is running; reads are recorded for it.
  ///
  /// Not retained: it ends its evaluation itself.
  @exclusivity(unchecked)
  nonisolated(unsafe) package internal(set) unowned(unsafe) static var evaluator: (any Evaluator)?

  /// The screen that was updated last, for code of the app that knows no screen; nil if it has ended.
  nonisolated(unsafe) package private(set) weak static var latest: ViewGraph? {
    didSet { latestID = latest.map { ObjectIdentifier($0) } }
  }
  /// Comparing it is quicker than reading a weak reference.
  @exclusivity(unchecked) nonisolated(unsafe) private static var latestID: ObjectIdentifier?

  /// Makes the screen the one that was updated last.
  func becomeLatest() {
    if Self.latestID != ObjectIdentifier(self) { Self.latest = self }
  }

  /// The size of the screen for code that runs before there is one, in points; nil if it is not
  /// known.
  nonisolated(unsafe) package static var sizeOutsideViews: CGSize?
  /// The insets of the safe area of the screen for code outside views, in points.
  nonisolated(unsafe) package static var insetsOutsideViews = EdgeInsets()

  /// The class of the evaluator whose code is running or ran last, for other threads: one word.
  @exclusivity(unchecked) nonisolated(unsafe) private static var evaluatedClass: AnyClass?

  /// The name of the view whose code is running or ran last; any thread may read it.
  package static var evaluatedViewName: String? {
    evaluatedClass.map { evaluated in
      // `CustomViewNode<Card>` evaluates the body of a Card.
      let parts = String(describing: evaluated).split(separator: "<", maxSplits: 2)
      let isBody = ["CustomViewNode", "ListedCustomViewNode", "ModifierBodyNode"].contains(parts[0])
      let name = isBody && parts.count > 1 ? parts[1].prefix { $0 != ">" } : parts[0]
      return name.hasSuffix("Node") ? String(name.dropLast(4)) : String(name)
    }
  }

  /// Distinguishes the running evaluation from earlier ones of the same evaluator.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var evaluation = 0

  /// The number of rounds of an update after which state that keeps changing is reported as a loop.
  package static let passLimit = 100

  /// The greatest number of levels in a tree.
  ///
  /// Nodes are made, measured, placed, drawn and released recursively: in a debug build, a level
  /// takes 2 kB of stack, at worst (stacks of texts) 3.3 kB, of the 8 MB available.
  package static let greatestDepth = 2_048
  /// The number of levels for which every stack has room, so that it need not be looked at: they
  /// take 420 kB at worst, and the smallest stack, that of a second thread on Apple's systems, has
  /// 512 kB.
  private static let safeDepth = 128

  package let clock: ViewClock
  /// A reference to the graph for objects that may outlive it.
  ///
  /// Weak references would slow down all reference counting of the graph.
  final class Link {
    fileprivate(set) unowned var graph: ViewGraph?
  }
  let link = Link()
  package let services: Services
  package private(set) lazy var root = RootNode(graph: self, environment: environment)
  /// The mistakes reported so far; `layoutMistakes` finds more.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The indices of the diagnostics of each view.
  private var diagnosticsByPath: [String: [Int]] = [:]
  /// The names of colours that were not found.
  package let styleProblems = StyleProblems()

  /// The numbers of measurements and evaluations, for tests and benchmarks.
  @exclusivity(unchecked) package var measureCount = 0
  @exclusivity(unchecked) package private(set) var evaluationCount = 0

  /// The depth from which nodes get no content; less than the greatest only while views that
  /// contain themselves are made.
  @exclusivity(unchecked) var depthLimit = ViewGraph.greatestDepth

  private let environment: EnvironmentValues
  @exclusivity(unchecked) var dirtyEvaluators: [any Evaluator] = []
  /// The evaluators of code that reads objects which change without notice.
  let unobservedReads = UnobservedReads()
  /// Whether the screen shows layers, which are no nodes.
  var showsLayers = false
  /// The number of changes of layers up to the last drawing.
  var commits = 0
  /// Whether the next update presents a frame of animations and no code of the user ran before it.
  var presentsFrame = false
  /// The state of the step that is performed; nil for none.
  var steps: Steps?
  @exclusivity(unchecked) var placementRoots: [GeometricNode] = []
  @exclusivity(unchecked) var actions: [() -> Void] = []
  @exclusivity(unchecked) private var keyBits: [ObjectIdentifier: KeyBits] = [:]
  @exclusivity(unchecked) var positionsAreStale = false
  @exclusivity(unchecked) var preferencesAreStale = false
  @exclusivity(unchecked) var isUpdating = false
  /// The rounds of the update's loops that are left.
  var roundsLeft = 0
  /// Whether the loops have reached their limit, which ends the update.
  var hasGivenUp = false
  /// Whether this update or the previous one reached the limit, which is reported once.
  var isRestless = false
  /// The latest change during the update, and the observers that the latest delivery of preferences
  /// made change something.
  @exclusivity(unchecked) var latestChange: StateChange?
  @exclusivity(unchecked) var changingObservers: [any PreferenceObserver] = []
  /// The node that was last laid out during the update.
  weak var latestPlaced: GeometricNode?
  /// Whether any view has ever set a z index.
  @exclusivity(unchecked) package var hasZIndices = false
  /// The saved state for the views of the row that is being made.
  @exclusivity(unchecked) var keptState: KeptState?
  package var preferenceObservers: [any PreferenceObserver] = []
  var positionObservers: [any PositionObserver] = []
  var scrollNodes: [ScrollNode] = []
  /// Views whose geometry others match, in order of insertion.
  var matchedSources: [any MatchedGeometrySource] = []
  /// The arena in which the gestures of the screen compete for touches.
  package private(set) lazy var gestures = GestureArena(graph: self)
  /// The focus of the screen: the view that receives text.
  package let focus = Focus()
  private var namespaceCount = 0
  @exclusivity(unchecked) private var nodeCount: UInt32 = 0

  /// The transaction of the current evaluation or layout.
  @exclusivity(unchecked) package var transaction = Transaction() {
    didSet {
      isAnimating = transaction.animation != nil
      if isAnimating { noteFrames() }
    }
  }
  var isSettling = false
  /// The frames before the changes that are being settled, if any of these is animated.
  var seenFrames: SeenFrames?
  /// Hosts whose removal transition has begun in the current pass.
  var departingHosts: [TransitionHost] = []
  /// Views that have become visible in the current pass because others were removed, and the
  /// distance they have moved with the views around them.
  var movedIntoSight: [(node: GeometricNode, distance: CGPoint)] = []
  @exclusivity(unchecked) private(set) var isAnimating = false
  /// The transaction of the pending changes.
  var pendingTransaction = Transaction()
  /// Whether any modifier changes transactions.
  @exclusivity(unchecked) var hasTransactionNodes = false
  /// Whether any view has a transition modifier, and whether any transition has ever run.
  @exclusivity(unchecked) package var hasTransitionModifiers = false
  @exclusivity(unchecked) var hasTransitions = false
  /// The number of passes so far; identifies the pass of a change.
  var passCount = 0
  private(set) lazy var animations = RunningAnimations(graph: self)
  /// The time of the first frame that shows a known end of an animation; infinite if there is none.
  package var nextAnimationEnd: TimeInterval { animations.nextEnd }
  /// The values of the stored properties of the views.
  let storedValues = StoredValues()

  /// The frames per second of the display.
  package var framesPerSecond: Double {
    get { animations.framesPerSecond }
    set { animations.framesPerSecond = newValue }
  }

  package init<Content: View>(
    content: Content, environment: EnvironmentValues, services: Services,
    clock: ViewClock = ViewClock(), size: ProposedViewSize = .unspecified,
    safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    self.clock = clock
    self.services = services
    var environment = environment
    environment.values.images = ImageSource(services: services)
    environment.styles.color.assets = environment.values.images
    environment.styles.color.assets.styleProblems = styleProblems
    self.environment = environment
    // Known to the first bodies: `UIScreen.main` is this screen.
    root.proposedSize = size
    root.safeAreaInsets = safeAreaInsets
    clock.makeCurrent {
      root.make(content)
    }
    link.graph = self
    clock.settle = { [link] in link.graph?.update() != nil }
  }

  /// Nodes that are still retained, such as readers of an observed object, must not access the
  /// released graph.
  deinit {
    // Another screen may have the address.
    if Self.latestID == ObjectIdentifier(self) { Self.latestID = nil }
    link.graph = nil
    withUnretainedReferences(to: self) { root.detach() }
  }

  /// Counts a new node.
  func nextSerial() -> UInt32 {
    nodeCount &+= 1
    return nodeCount
  }

  // MARK: Evaluation

  /// Queues an evaluator for the next update; `property` is the property that has changed, if it is
  /// known.
  func setNeedsEvaluation(
    _ evaluator: any Evaluator, because property: DynamicProperties.Field? = nil
  ) {
    adoptTransaction()
    // A known property makes the better message, unless it no longer changes.
    let isOver = latestChange.map { $0.property == nil || $0.roundsLeft > roundsLeft + 1 }
    if property != nil || isOver ?? true {
      let change = StateChange(
        property: property, roundsLeft: roundsLeft, reader: evaluator.evaluatedNode,
        writer: Self.evaluator?.evaluatedNode)
      if !(latestChange?.isReported(before: change) ?? false) { latestChange = change }
    }
    guard !evaluator.isDirty else { return }
    evaluator.isDirty = true
    dirtyEvaluators.append(evaluator)
  }

  /// Makes the coming change part of the current transaction.
  ///
  /// Pending changes of another transaction are settled first, so that each change gets its own
  /// animation.
  func adoptTransaction() {
    let transaction = Transaction.current
    guard transaction.id != pendingTransaction.id else { return }
    if Self.evaluator == nil, !dirtyEvaluators.isEmpty { _ = settle() }
    pendingTransaction.completions.forEach { $0.release(self) }
    transaction.completions.forEach { $0.retain() }
    pendingTransaction = transaction
  }

  /// Records all frames before changes that are animated.
  func noteFrames() {
    if isSettling, seenFrames == nil { seenFrames = SeenFrames(of: self) }
  }

  /// Calls a closure with the transaction as modified by the node and its ancestors.
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

  /// Makes an evaluator the running one; returns the outer evaluation for `endEvaluation`.
  func beginEvaluation(of evaluator: any Evaluator) -> OuterEvaluation {
    let outer = OuterEvaluation(evaluator: Self.evaluator, evaluation: Self.evaluation)
    evaluationCount += 1
    Self.evaluator = evaluator
    Self.evaluatedClass = Swift.type(of: evaluator)
    Self.evaluation = evaluationCount
    preferencesAreStale = true
    return outer
  }

  func endEvaluation(_ outer: OuterEvaluation) {
    Self.evaluator = outer.evaluator
    if let evaluator = outer.evaluator { Self.evaluatedClass = Swift.type(of: evaluator) }
    Self.evaluation = outer.evaluation
  }

  /// The evaluation in which another one is nested.
  struct OuterEvaluation {
    fileprivate unowned(unsafe) let evaluator: (any Evaluator)?
    fileprivate let evaluation: Int
  }

  /// Runs user code and queues the evaluator when an `@Observable` object that the code has read
  /// changes.
  func observing<Result>(_ evaluator: any Evaluator, _ body: () -> Result) -> Result {
    // The handler, and its weak reference, are made only if something was read.
    withObservationTracking(body, onChange: Self.handler(for: evaluator))
  }

  private static func handler(for evaluator: any Evaluator) -> @Sendable () -> Void {
    nonisolated(unsafe) weak let weakEvaluator = evaluator
    return {
      guard let evaluator = weakEvaluator, evaluator.evaluatedNode.isAttached else { return }
      evaluator.evaluatedNode.graph.setNeedsEvaluation(evaluator)
    }
  }

  /// Runs user code that belongs to the current evaluation but is called after its body.
  func observingCurrent<Result>(_ body: () -> Result) -> Result {
    guard let evaluator = Self.evaluator else { return body() }
    return observing(evaluator, body)
  }

  // MARK: Layout

  /// Queues a node whose children have to be placed at the next update.
  func setNeedsPlacement(_ node: GeometricNode) {
    placementRoots.append(node)
  }

  /// Notes that frames may have moved without layout.
  func positionsChanged() {
    positionsAreStale = true
    preferencesAreStale = true
  }

  /// Sets the run loop mode for the phases of the scroll views.
  func scrollPhaseChanged() {
    let isTracking = scrollNodes.contains { $0.phase != .idle && $0.phase != .animating }
    clock.mode = isTracking ? ViewClock.trackingMode : .default
  }

  /// Notes that the value of some preference may have changed.
  func preferencesChanged() {
    preferencesAreStale = true
  }

  // MARK: Keys

  /// Returns the bit of a preference key or alignment guide.
  func bit(for key: Any.Type) -> KeyBits {
    let id = ObjectIdentifier(key)
    if let bits = keyBits[id] { return bits }
    let bits = KeyBits(rawValue: 1 << UInt64(min(keyBits.count, 63)))
    keyBits[id] = bits
    return bits
  }

  /// The bits of the keys that texts set: both baselines, the first text, and their lines.
  private(set) lazy var textBits: KeyBits = bit(for: VerticalAlignment.firstTextBaseline.key.id)
    .union(bit(for: VerticalAlignment.lastTextBaseline.key.id))
    .union(bit(for: HorizontalAlignment.firstTextLeading.key.id))
    .union(bit(for: Text.LayoutKey.self))

  /// Returns the identity of a new namespace.
  func makeNamespace() -> Namespace.ID {
    namespaceCount += 1
    return Namespace.ID(number: namespaceCount)
  }

  // MARK: Actions

  /// Runs an action of the user after the current pass.
  package func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  // MARK: Diagnostics

  /// Returns whether a node of a level may get content.
  @inline(__always)
  func allows(_ level: UInt32) -> Bool {
    level < depthLimit && (level < Self.safeDepth || stackHasRoom())
  }

  private func stackHasRoom() -> Bool {
    var local: UInt8 = 0
    return withUnsafePointer(to: &local) { UInt(bitPattern: $0) > CKernels.stackLimit() }
  }

  /// Reports that a node is too deep in the tree to get content, and keeps the content.
  ///
  /// Swift releases a value inside a value by recursion. The content may be nested so much deeper
  /// that its release would overflow the stack, so it is never released.
  ///
  /// Each report lowers the limit by one level, so a view that contains itself twice ends after as
  /// many nodes as one that contains itself once, instead of a power of two.
  func refuse(_ content: some View, of node: ViewNode) {
    _ = Unmanaged.passRetained(Kept(value: content))
    depthLimit -= 1
    guard !diagnostics.contains(where: { $0.problem == .tooDeep }) else { return }
    report(.tooDeep, at: node)
  }

  /// Reports a mistake, once per node path.
  func report(_ problem: Diagnostic.Problem, at node: ViewNode) {
    let diagnostic = Diagnostic(
      problem: problem, path: node.path, node: node.nearestGeometric.map { ObjectIdentifier($0) })
    // Views may have a problem each, so only those of the same view are compared.
    let known = diagnosticsByPath[diagnostic.path, default: []]
    guard !known.contains(where: { diagnostics[$0] == diagnostic }) else { return }
    diagnosticsByPath[diagnostic.path] = known + [diagnostics.count]
    diagnostics.append(diagnostic)
  }
}

/// A reference to a value.
private final class Kept<Value> {
  let value: Value

  init(value: Value) { self.value = value }
}
