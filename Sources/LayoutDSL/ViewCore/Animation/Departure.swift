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
  /// The departures of the same views from where they were made.
  private var sources: [Departure] = []

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
    if claims == 0, !isOver { end() }
  }

  /// Removes the views at once.
  func end() {
    isOver = true
    owner?.endAnimation { $0.departures.removeAll { $0 === self } }
    detach()
    if owner?.isAttached == true { owner?.childListChanged() }
  }

  /// Keeps the views of subviews in slots, which also depart from the container that made them,
  /// until this departure ends.
  func holdSources(of slots: some Sequence<ViewNode>) {
    for slot in slots {
      if let place = slot as? SubviewNode {
        hold(place.subject)
        hold(place.shown)
      }
      holdSources(of: slot.slots)
    }
  }

  private func hold(_ view: GeometricNode?) {
    guard let source = view?.animators?.departure, !holds(source), !source.holds(self)
    else { return }
    source.retain()
    sources.append(source)
  }

  private func holds(_ source: Departure) -> Bool {
    source === self || sources.contains { $0.holds(source) }
  }

  private func releaseSources() {
    let held = sources
    sources = []
    held.forEach { $0.release() }
  }

  /// Ends the departure because the views are inserted again.
  func cancel() {
    isOver = true
    releaseSources()
  }

  func detach() {
    isOver = true
    slots.forEach { $0.detach() }
    releaseSources()
  }
}
