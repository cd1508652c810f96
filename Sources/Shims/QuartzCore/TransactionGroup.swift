/// The values of a group of changes to layers, and the animations that it waits for.
final class TransactionGroup: @unchecked Sendable {
  var values: [String: Any] = [:]
  var completion: (() -> Void)?
  private let parent: TransactionGroup?
  private var running = 0
  private var isCommitted = false

  init(parent: TransactionGroup?) {
    self.parent = parent
  }

  /// Returns a value of the group, or of the nearest one around it.
  func value(forKey key: String) -> Any? { values[key] ?? parent?.value(forKey: key) }

  /// Ends the group; its completion waits for its animations.
  func commit() {
    isCommitted = true
    completeAfterAnimations()
  }

  /// Adds an animation to the group and to those around it.
  func animationDidStart() {
    running += 1
    parent?.animationDidStart()
  }

  /// Removes an animation from the group and from those around it.
  func animationDidStop() {
    running -= 1
    completeAfterAnimations()
    parent?.animationDidStop()
  }

  private func completeAfterAnimations() {
    guard isCommitted, running == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
