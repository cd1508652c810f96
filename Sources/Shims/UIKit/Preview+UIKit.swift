import LayoutDSL

/// Declares a preview of a view of UIKit.
@freestanding(declaration, names: named(__preview))
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

/// Declares a preview of a view controller.
@freestanding(declaration, names: named(__preview))
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

extension Preview {
  /// Creates a preview of a view of UIKit.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, listed: traits) { PreviewedView(make: body) }
  }

  /// Creates a preview of a view controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, listed: traits) { PreviewedController(make: body) }
  }
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
