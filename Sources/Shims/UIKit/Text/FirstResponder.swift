import SystemIntegration

/// The view that receives typed text.
@MainActor enum FirstResponder {
  private static weak var current: UIResponder?

  /// Lets a view receive typed text instead of the one that does; returns false if that one refuses.
  static func isTaken(by responder: UIResponder) -> Bool {
    if let current, current !== responder, current.isFirstResponder,
      !current.resignFirstResponder()
    {
      return false
    }
    current = responder
    return true
  }
}
