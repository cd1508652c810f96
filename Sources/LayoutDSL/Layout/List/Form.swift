/// Controls and values in groups, as in settings: a list of inset groups.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The list of the form.
  public var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}
