/// An observer of a scroll view's offset and phase.
package protocol ScrollObserver: AnyObject {
  /// Called when the content has moved.
  func offsetDidChange()
  /// Called when the phase has changed.
  func phaseDidChange(from former: ScrollPhase, to phase: ScrollPhase)
}
