/// The closure that dismisses a presentation or pops a screen.
@MainActor
final class Dismissal {
  var dismiss: () -> Void = {}

  nonisolated init() {}
}
