/// Removed views that stay on the screen until their transitions end.
package final class Departure {
  /// The identity that distinguishes the views from those that replaced them.
  let key: AnyHashable
  let slots: ContiguousArray<ViewNode>
  /// The transition of the removal; nil for the transitions of the views themselves.
  var transition: AnyTransition?
  private weak var owner: ViewNode?
  private var claims = 0
  private var isOver = false

  init(of slots: ContiguousArray<ViewNode>, key: AnyHashable, owner: ViewNode) {
    self.slots = slots
    self.key = key
    self.owner = owner
  }

  func retain() {
    claims += 1
  }

  func release() {
    claims -= 1
    guard claims == 0, !isOver else { return }
    isOver = true
    owner?.endAnimation { $0.departures.removeAll { $0 === self } }
    detach()
    if owner?.isAttached == true { owner?.childListChanged() }
  }

  /// Ends the departure because the views are inserted again.
  func cancel() {
    isOver = true
  }

  func detach() {
    isOver = true
    slots.forEach { $0.detach() }
  }
}
