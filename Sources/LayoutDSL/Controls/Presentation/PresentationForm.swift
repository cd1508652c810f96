import ViewCore

/// The form in which a presentation is drawn.
enum PresentationForm {
  case sheet, popover, cover
}

extension Presentation {
  /// Returns the form of a sheet or popover in size classes; nil counts as compact.
  func form(
    _ traits: SheetTraits, horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?
  ) -> PresentationForm {
    let regular: PresentationForm = kind == .popover ? .popover : .sheet
    if horizontal == .regular, vertical == .regular { return regular }
    let adaptation =
      horizontal == .regular ? traits.adaptation.vertical : traits.adaptation.horizontal
    switch adaptation {
    case .fullScreenCover: return .cover
    case .popover, .none: return regular
    default: return .sheet
    }
  }
}
