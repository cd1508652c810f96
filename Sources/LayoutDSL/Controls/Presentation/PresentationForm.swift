import ViewCore

/// The form in which a presentation is drawn.
enum PresentationForm {
  case sheet, popover, cover
  /// A card in the middle of an iPad.
  case centredSheet
}

extension Presentation {
  /// Returns the form in size classes; nil counts as compact.
  ///
  /// A confirmation dialog is a popover in regular size classes, and in all of iOS 26.
  func form(
    _ traits: SheetTraits, horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?
  ) -> PresentationForm {
    if kind == .dialog {
      let isPopover =
        environment.look.alert.dialog != nil || environment.horizontalSizeClass == .regular
      return isPopover && source != nil ? .popover : .sheet
    }
    let regular: PresentationForm = kind == .popover ? .popover : .sheet
    if horizontal == .regular, vertical == .regular {
      return kind == .popover ? .popover : .centredSheet
    }
    let adaptation =
      horizontal == .regular ? traits.adaptation.vertical : traits.adaptation.horizontal
    switch adaptation {
    case .fullScreenCover: return .cover
    case .popover, .none: return regular
    // Measurements.md#sheet-compact-height
    default: return vertical == .compact ? .cover : .sheet
    }
  }
}
