import ViewCore

/// A view in a toolbar, with its placement.
struct ToolbarEntry: Equatable {
  var placement: ToolbarItemPlacement
  var content: ViewReference
  /// The item of the system that the entry places; nil for a view of the app.
  var kind: ToolbarDefaultItemKind?
  /// The space that the entry is; nil for a view.
  private(set) var space: SpacerSizing?
  /// The presentation with the `toolbar` modifier; nil below all presentations.
  private(set) var presentation: ObjectIdentifier?
  /// Whether the view has a background of its own, and no platter.
  private(set) var hasBackground = false
  /// Whether no glass is behind the view, which is apart from the items beside it.
  var hidesPlatter = false

  /// Returns the entry with the environment of its `toolbar` modifier.
  func carried(from environment: EnvironmentValues) -> ToolbarEntry {
    var carried = self
    carried.content = content.carried(from: environment)
    carried.presentation = environment.presentation
    return carried
  }

  init(placement: ToolbarItemPlacement, view: some View) {
    self.placement = placement
    content = ViewReference(view: AnyView(view))
  }

  /// Creates an entry with the search field, which has a background of its own.
  init(placement: ToolbarItemPlacement, field: some View) {
    self.init(placement: placement, view: field)
    hasBackground = true
  }

  init(placement: ToolbarItemPlacement, kind: ToolbarDefaultItemKind) {
    self.init(placement: placement, view: EmptyView())
    self.kind = kind
  }

  init(placement: ToolbarItemPlacement, space: SpacerSizing) {
    self.init(placement: placement, view: EmptyView())
    self.space = space
  }
}
