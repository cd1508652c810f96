import ViewCore

/// The application of a modifier to a preview.
nonisolated package struct PreviewWrapper: @unchecked Sendable {
  private let wrap: @MainActor (AnyView, PreviewContextLog) -> AnyView

  init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    // Only the main actor uses it.
    nonisolated(unsafe) let modifier = modifier
    wrap = { AnyView(ModifiedPreview(modifier: modifier, preview: $0, log: $1)) }
  }

  @MainActor package func callAsFunction(
    _ preview: some View, log: PreviewContextLog
  ) -> AnyView {
    wrap(AnyView(preview), log)
  }
}

/// A preview with a modifier, empty until the shared object is made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let preview: AnyView
  let log: PreviewContextLog
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(preview: preview), context: context)
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          log.error = error
        }
      }
    }
  }
}
