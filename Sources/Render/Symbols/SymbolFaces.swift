import ViewCore

/// The faces that symbols use, opened on demand.
struct SymbolFaces {
  let catalog: FontCatalog

  /// An icon font.
  enum Icons: CaseIterable {
    case materialIcons, materialDesignIcons
  }

  /// The face of text marks.
  func text(weight: Int) -> FontFace? {
    var request = FontRequest()
    request.weight = weight
    return try? catalog.face(for: request)
  }

  func icons(_ icons: Icons) -> FontFace? { try? catalog.face(of: icons) }
}
