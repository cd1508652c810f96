import ViewClock

/// The update loop.
extension ViewGraph {
  /// Settles the screen.
  ///
  /// Repeats these steps until no work is left, in at most `passLimit` passes:
  ///
  /// 1. Evaluate the views whose dependencies have changed, parents first.
  /// 2. Lay out the nodes that were invalidated, the outermost first.
  /// 3. Notify the observers of absolute frames. Repeat from 1 while any of them invalidates
  ///    something.
  /// 4. Deliver changed preferences (`PreferenceDelivery.swift`).
  /// 5. Run the enqueued actions.
  /// 6. Start over if a step did work. Otherwise run the work of the main queue and start over if
  ///    there was any.
  ///
  /// Each of the loops in steps 1 to 3 ends after `passLimit` rounds as well. Whichever loop reaches
  /// its limit reports the view and the property that changed last, and ends the update.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    hasGivenUp = false
    defer {
      isUpdating = false
      latestChange = nil
      changingObservers = []
    }
    clock.makeCurrent {
      animations.present()
      defer { animations.scheduleNextFrame() }
      for _ in 0..<Self.passLimit {
        guard pass(), !hasGivenUp else { return }
      }
      let keys = Set(changingObservers.map(\.keyName)).sorted()
      giveUp(at: changingObservers.last?.observedNode) { .unsettled(keys: keys, property: $0) }
    }
  }

  /// Runs one pass; returns false if there was nothing to do.
  private func pass() -> Bool {
    var didWork = settle()
    if preferencesAreStale {
      preferencesAreStale = false
      didWork = true
      deliverPreferences()
    }
    if runActions() || didWork { return true }
    // Work on the main queue runs after everything that the current event caused (fact
    // `state-onChange-initial`).
    guard clock.hasMainQueueWork else { return false }
    // Not updating here: the work may be a test that goes on using the screen.
    isUpdating = false
    let isEndless = clock.drainMainQueue()
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
      let isSettled = dirtyEvaluators.isEmpty && placementRoots.isEmpty && !positionsAreStale
      if hasGivenUp || isSettled { return didWork }
    }
    giveUp { .unsettled(keys: [], property: $0) }
    return didWork
  }

  // MARK: Steps

  private func evaluateDirty() -> Bool {
    var didWork = false
    var rounds = 0
    while !dirtyEvaluators.isEmpty {
      rounds += 1
      if rounds > Self.passLimit {
        for evaluator in dirtyEvaluators { evaluator.isDirty = false }
        dirtyEvaluators = []
        giveUp { .endlessEvaluation(property: $0) }
        break
      }
      // Parents first: they may update a child or remove it.
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

  private func layOut() -> Bool {
    var didWork = false
    var rounds = 0
    while !placementRoots.isEmpty {
      rounds += 1
      if rounds > Self.passLimit {
        report(.endlessLayout, at: placementRoots[0])
        placementRoots = []
        hasGivenUp = true
        break
      }
      let batch = placementRoots.sorted { $0.depth < $1.depth }
      placementRoots.removeAll(keepingCapacity: true)
      for node in batch where node.isAttached {
        node.revalidateIfNeeded()
        guard node.stale.layout else { continue }
        node.layOutChildren()
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

  /// Ends the update, and reports a node, or else that of the latest change, with the property that
  /// has changed.
  private func giveUp(
    at node: ViewNode? = nil, _ problem: (_ property: String?) -> Diagnostic.Problem
  ) {
    hasGivenUp = true
    report(
      problem(latestChange?.property?.description),
      at: node ?? latestChange?.reportedNode ?? root)
  }
}
