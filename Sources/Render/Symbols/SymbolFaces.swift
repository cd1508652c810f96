import LayoutDSL

/// The faces that symbols are made of, opened when one is needed.
struct SymbolFaces {
  let catalog: FontCatalog

  /// An icon font.
  enum Icons: CaseIterable {
    case materialIcons, materialDesignIcons
  }

  /// Draws marks that are characters, for symbols of all sizes.
  func text(weight: Int) -> FontFace? {
    var request = FontRequest()
    request.weight = weight
    return try? catalog.face(for: request)
  }

  func icons(_ icons: Icons) -> FontFace? { try? catalog.face(of: icons) }
}
