import LayoutDSL

/// Declares a preview of a view or a view controller of UIKit.
@freestanding(declaration, names: named(__preview))
public macro Preview<Body: UIResponder>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
  body: @escaping @MainActor () -> Body
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

// One macro for both, whose body is of a type of its own: with a macro for each, the previews of
// SwiftUI's views are ambiguous. Its traits are optional, so that SwiftUI's macro is preferred for
// a body that could be either's.
extension Preview {
  /// Creates a preview of a view or a view controller of UIKit; other responders show nothing.
  public init<Body: UIResponder>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>?...,
    body: @escaping @MainActor () -> Body
  ) {
    self.init(name, listed: traits.compactMap(\.self)) {
      if Body.self is UIView.Type { return PreviewedView(make: body) }
      return PreviewedController(make: body).ignoresSafeArea()
    }
  }
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIResponder

  func makeUIView(context: Context) -> UIView { make() as? UIView ?? UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIResponder

  func makeUIViewController(context: Context) -> UIViewController {
    // The compiler infers only `UIResponder` for a body of several statements.
    let made = make()
    let controller = made as? UIViewController ?? UIViewController()
    if let view = made as? UIView { controller.view = view }
    return controller
  }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
