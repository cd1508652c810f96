// Delivery of preferences: when observers get a value. `PreferenceReduction.swift` decides which
// value, `ViewGraph+Update.swift` what else happens in a pass.
//
// 1. A change of a preference, or of the nodes that set it, only marks the preferences as stale
//    (`preferencesChanged`).
// 2. Once layout has settled, each observer reduces its preference: inner observers first, siblings
//    in tree order. It acts only if the value has changed.
// 3. A change of state in an action of `onPreferenceChange` is evaluated in the next pass. A
//    preference that depends on this state is therefore delivered one pass later.

extension ViewGraph {
  /// Reduces the preference of every observer, and notes those whose actions cause more work.
  func deliverPreferences() {
    preferenceObservers.removeAll { !$0.observedNode.isAttached }
    let ordered = preferenceObservers.enumerated().sorted {
      ($1.element.observedNode.depth, $0.offset) < ($0.element.observedNode.depth, $1.offset)
    }
    changingObservers = []
    for (_, observer) in ordered where observer.observedNode.isAttached {
      let pending = (actions.count, dirtyEvaluators.count)
      observer.deliver()
      if (actions.count, dirtyEvaluators.count) != pending { changingObservers.append(observer) }
    }
  }
}
