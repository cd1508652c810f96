import ViewCore

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
  /// It is created again for each screen, so that a picture does not depend on those before it.
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
  let preview: AnyView

  /// The preview.
  public var body: some View { preview }
}
