/// Creates a preview of a SwiftUI view.
///
/// It becomes a function `__preview` that returns a ``Preview``. Its one argument carries no
/// information, but its label is `_File_L12` for a macro on line 12 of `File.swift`.
@freestanding(declaration, names: named(__preview))
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

/// Creates a preview of a SwiftUI view using the specified traits.
@freestanding(declaration, names: named(__preview))
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

/// Allows tagging a dynamic property in the body of a preview so that it keeps its state.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "LayoutDSLMacros", type: "PreviewableMacro")

/// A named way to show a view, which a `#Preview` macro describes.
nonisolated public struct Preview {
  /// What the traits of a preview of a view apply to.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeView: @MainActor () -> any View

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    makeView = body
  }
}
