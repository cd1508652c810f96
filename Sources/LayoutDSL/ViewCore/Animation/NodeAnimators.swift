/// The animations of one node.
final class NodeAnimators {
  /// The animation of the node's value: a modifier, shape, layout or custom view.
  var value: (any AttributeAnimating)?
  /// The animation of the frame in which the node is drawn.
  var frame: FrameAnimator?
  /// The animation of a leaf's fill.
  var fill: FillAnimator?
  /// The animation from a leaf's old content to its new content.
  var content: ContentAnimator?
  /// The views that were removed from the node's slots but are still shown.
  var departures: [Departure] = []
  /// The pass in which the node, or the content of its slots, was inserted; negative for none.
  var arrivalPass = -1
  /// The departure of which the node is a part while it is being removed.
  var departure: Departure?
  /// The completion of the node's transition, which waits for all animations that start in the view
  /// in one pass.
  var transitionCompletion: (completion: AnimationCompletion, pass: Int)?
  /// The transitions of the nodes that this one lays out.
  var transitions: TransitionList?

  /// Whether none of the above is in use.
  var isIdle: Bool {
    value == nil && frame == nil && fill == nil && content == nil && departures.isEmpty
      && arrivalPass < 0 && departure == nil && transitions == nil
      && transitionCompletion == nil
  }
}
