/// The type whose source contains a pattern.
final class SourceContext {
  /// The content in the call of a custom view; the pattern is nil if several calls may have made
  /// it.
  struct Closure {
    let line: SourcePattern.Line?
    let pattern: SourcePattern?
    let context: SourceContext
  }

  let members: SourceOutline.Members
  let closure: Closure?
  /// The base of a modifier that an extension declares, with its context; nil for another pattern.
  let itself: (pattern: SourcePattern, context: SourceContext)?

  init(
    members: SourceOutline.Members, closure: Closure? = nil,
    itself: (pattern: SourcePattern, context: SourceContext)? = nil
  ) {
    self.members = members
    self.closure = closure
    self.itself = itself
  }
}
