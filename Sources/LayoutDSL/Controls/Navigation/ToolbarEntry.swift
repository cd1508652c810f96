import ViewCore

/// A view in a toolbar, with its placement.
struct ToolbarEntry: Equatable {
  var placement: ToolbarItemPlacement
  var content: HeldView

  init(placement: ToolbarItemPlacement, view: some View) {
    self.placement = placement
    content = HeldView(view: AnyView(view))
  }
}
