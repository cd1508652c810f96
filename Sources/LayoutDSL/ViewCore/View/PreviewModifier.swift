/// A modifier of previews that share an expensive object, such as a container of sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared object.
  associatedtype Context = Void

  /// The type of the preview with the modifier.
  associatedtype Body: View

  /// The preview without the modifier.
  typealias Content = PreviewModifierContent

  /// Makes the object that the previews share.
  ///
  /// It is made anew for each screen, so that a picture does not depend on those before it.
  static func makeSharedContext() async throws -> Context

  /// The preview with the modifier.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no object.
  public static func makeSharedContext() async throws {}
}

/// The preview to which a `PreviewModifier` is applied.
public struct PreviewModifierContent: View {
  fileprivate let preview: AnyView

  /// The preview.
  public var body: some View { preview }
}

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

/// The error of a screen's shared objects.
@MainActor package final class PreviewContextLog {
  package var error: (any Error)?

  package init() {}
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
