import ViewCore

/// The error of a screen's shared objects.
@MainActor package final class PreviewContextLog {
  package var error: (any Error)?

  package init() {}
}
