/// A transition that may have its own animation.
package protocol AnimatedTransitionTraits {
  var hasAnimation: Bool { get }
}
