import ViewCore

/// Declares a preview of a view.
///
/// The macro expands to a function `__preview` that returns a `Preview`. Its one argument carries
/// no information; the label of the argument is `_File_L12C1` for a macro on line 12 of
/// `File.swift`.
@freestanding(declaration, names: named(__preview))
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as a layout or an orientation.
@freestanding(declaration, names: named(__preview))
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

/// Marks a dynamic property in the closure of `#Preview`, so that it becomes a property of a view
/// and keeps its state.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "LayoutDSLMacros", type: "PreviewableMacro")

/// A view to preview, with a name and traits; the value of a `#Preview` macro.
nonisolated public struct Preview {
  /// The kind of the traits that apply to previews of views.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeView: @MainActor () -> any View

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, listed: traits, body: body)
  }

  package init(
    _ name: String?, listed traits: [PreviewTrait<ViewTraits>],
    body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    makeView = body
  }

  /// The screen that the traits ask for; of two that contradict each other, the last one applies.
  package var settings: PreviewSettings {
    var settings = PreviewSettings()
    for trait in traits {
      switch trait.value {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier: break
      }
    }
    return settings
  }

  /// The view, with the modifiers among the traits.
  @MainActor package func modifiedView(log: PreviewContextLog) -> any View {
    traits.reduce(makeView()) { view, trait in
      guard case .modifier(let wrapper) = trait.value else { return view }
      return wrapper(view, log: log)
    }
  }
}
