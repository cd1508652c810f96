import ViewCore

/// A view in a toolbar, with its placement.
struct ToolbarEntry: Equatable {
  var placement: ToolbarItemPlacement
  var content: HeldView
  /// The item of the system that the entry places; nil for a view of the app.
  var kind: ToolbarDefaultItemKind?

  init(placement: ToolbarItemPlacement, view: some View) {
    self.placement = placement
    content = HeldView(view: AnyView(view))
  }

  init(placement: ToolbarItemPlacement, kind: ToolbarDefaultItemKind) {
    self.init(placement: placement, view: EmptyView())
    self.kind = kind
  }
}
