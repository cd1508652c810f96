/// Somebody who follows what a scroll view does, as it does it.
protocol ScrollObserver: AnyObject {
  /// The content was moved.
  func offsetDidChange()
  /// Another thing moves the content now.
  func phaseDidChange(from former: ScrollPhase, to phase: ScrollPhase)
}
