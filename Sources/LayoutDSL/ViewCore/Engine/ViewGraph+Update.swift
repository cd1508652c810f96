import ViewClock

/// The update loop.
extension ViewGraph {
  /// Settles the screen.
  ///
  /// Repeats these steps until no work is left:
  ///
  /// 1. Evaluate the views whose dependencies have changed, parents first.
  /// 2. Lay out the nodes that were invalidated, the outermost first.
  /// 3. Notify the observers of absolute frames. Repeat from 1 while any of them invalidates
  ///    something.
  /// 4. Deliver changed preferences (`PreferenceDelivery.swift`).
  /// 5. Run the enqueued actions.
  /// 6. Start over if a step did work. Otherwise lay out and draw the layers of UIKit that have
  ///    changed, or else run the work of the main queue, and start over if there was any.
  ///
  /// The passes, and the repetitions of steps 1 to 3 within a pass, share one bound of `passLimit`
  /// rounds. The loop that reaches it reports the view and the property that changed last, and ends
  /// the update; the views of its last round are placed.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    becomeLatest()
    beginRounds()
    if takeUnobservedCode() { unobservedReads.queue(in: self) }
    presentsFrame = false
    defer {
      isUpdating = false
      isRestless = hasGivenUp
      latestChange = nil
      latestPlaced = nil
      changingObservers = []
    }
    clock.makeCurrent {
      animations.present()
      defer { animations.scheduleNextFrame() }
      while pass(), !hasGivenUp {
        if !beginRound() { giveUp() }
      }
      if hasGivenUp { finishLayout() }
    }
  }

  /// Evaluates once what the last round of an endless loop has changed, and lays it out, so that
  /// every view is placed.
  private func finishLayout() {
    let batch = dirtyEvaluators
    dirtyEvaluators = []
    roundsLeft = Self.finalRounds
    evaluate(batch)
    for _ in 0..<Self.finalRounds {
      roundsLeft = Self.finalRounds
      _ = layOut()
      checkPositions()
      if placementRoots.isEmpty { return }
    }
    placementRoots = []
  }

  /// The rounds of layout after the end of an endless loop: lazy views that have moved are placed
  /// in the second, and the views in them in the next.
  private static let finalRounds = 8

  /// Allows the rounds of an update, or of changes that are settled between updates.
  private func beginRounds() {
    hasGivenUp = false
    roundsLeft = Self.passLimit
  }

  /// Counts a repetition; returns false if there were too many.
  private func beginRound() -> Bool {
    roundsLeft -= 1
    return roundsLeft > 0
  }

  /// Runs one pass; returns false if there was nothing to do.
  private func pass() -> Bool {
    var didWork = settle()
    if preferencesAreStale {
      preferencesAreStale = false
      didWork = true
      deliverPreferences()
    }
    if runActions() || didWork || commitLayers() { return true }
    // Work on the main queue runs after everything that the current event caused (fact
    // `state-onChange-initial`).
    guard clock.hasMainQueueWork else { return false }
    // Not updating here: the work may be a test that goes on using the screen.
    isUpdating = false
    let rounds = roundsLeft
    let isEndless = clock.drainMainQueue()
    roundsLeft = rounds
    isUpdating = true
    if isEndless {
      giveUp { .endlessWork(property: $0) }
      _ = settle()
    }
    return true
  }

  /// Evaluates the changes and lays out the nodes that they invalidate, in the transaction of the
  /// changes.
  func settle() -> Bool {
    if !isUpdating { beginRounds() }
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
    while true {
      let evaluated = evaluateDirty()
      let laidOut = layOut()
      checkPositions()
      didWork = didWork || evaluated || laidOut
      let isSettled = dirtyEvaluators.isEmpty && placementRoots.isEmpty && !positionsAreStale
      if hasGivenUp || isSettled { return didWork }
      if !beginRound() { giveUp() }
    }
  }

  // MARK: Steps

  private func evaluateDirty() -> Bool {
    var didWork = false
    var rounds = 0
    while !dirtyEvaluators.isEmpty {
      if rounds > 0, !beginRound() {
        for evaluator in dirtyEvaluators { evaluator.isDirty = false }
        dirtyEvaluators = []
        if mostRounds(are: rounds) {
          giveUp { .endlessEvaluation(property: $0) }
        } else {
          giveUp()
        }
        break
      }
      rounds += 1
      let batch = dirtyEvaluators
      dirtyEvaluators.removeAll(keepingCapacity: true)
      if evaluate(batch) { didWork = true }
    }
    return didWork
  }

  /// Evaluates the evaluators that are still dirty and attached, parents first: they may update a
  /// child or remove it.
  ///
  /// Those of one depth follow in the order in which they were made, because they are notified in
  /// the order of a hash table.
  @discardableResult
  private func evaluate(_ batch: [any Evaluator]) -> Bool {
    var didWork = false
    for evaluator in batch.sorted(by: { $0.evaluatedNode.precedes($1.evaluatedNode) })
    where evaluator.isDirty {
      guard evaluator.evaluatedNode.isAttached else {
        evaluator.isDirty = false
        continue
      }
      withTransaction(at: evaluator.evaluatedNode) { evaluator.evaluate() }
      didWork = true
    }
    return didWork
  }

  private func layOut() -> Bool {
    var didWork = false
    var rounds = 0
    while !placementRoots.isEmpty {
      if rounds > 0, !beginRound() {
        let node = placementRoots[0]
        if mostRounds(are: rounds) {
          giveUp(at: node) { _ in .endlessLayout }
        } else {
          giveUp()
        }
        break
      }
      rounds += 1
      let batch = placementRoots.sorted { $0.depth < $1.depth }
      placementRoots.removeAll(keepingCapacity: true)
      for node in batch where node.isAttached {
        node.revalidateIfNeeded()
        guard node.stale.layout else { continue }
        node.layOutChildren()
        latestPlaced = node
        didWork = true
      }
    }
    if didWork { positionsChanged() }
    return didWork
  }

  /// Notifies the observers of absolute frames.
  private func checkPositions() {
    guard positionsAreStale else { return }
    positionsAreStale = false
    positionObservers.removeAll { !$0.observedNode.isAttached }
    for observer in positionObservers {
      observer.positionsDidChange()
    }
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

  /// Whether a loop, and not the loops around it, has used up the rounds.
  private func mostRounds(are rounds: Int) -> Bool { rounds > Self.passLimit / 2 }

  /// Ends the update because passes follow each other without end.
  private func giveUp() {
    let keys = Set(changingObservers.map(\.keyName)).sorted()
    // The root observes for the engine; the view that changes something makes the better message.
    let observer = changingObservers.last?.observedNode
    giveUp(at: observer === root ? nil : observer) { .unsettled(keys: keys, property: $0) }
  }

  /// Ends the update, and reports a node, or else that of the latest change, with the property that
  /// has changed; only once while the screen does not settle.
  private func giveUp(
    at node: ViewNode? = nil, _ problem: (_ property: String?) -> Diagnostic.Problem
  ) {
    hasGivenUp = true
    guard !isRestless else { return }
    isRestless = true
    report(
      problem(latestChange?.description),
      at: node ?? latestChange?.reportedNode ?? latestPlaced ?? root)
  }
}
