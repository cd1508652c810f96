import ViewCore

/// The actions that run when the user submits an input, from the innermost to the outermost.
package struct SubmitAction {
  package let action: (SubmitTriggers) -> Void

  package init(action: @escaping (SubmitTriggers) -> Void) {
    self.action = action
  }
}
