import LayoutDSL
import ViewCore

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
      return PreviewedScreen(make: body).ignoresSafeArea()
    }
  }
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIResponder

  func makeUIView(context: Context) -> UIView { make() as? UIView ?? UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// The controller of a preview, in a window to which it can add views, as in Xcode.
private struct PreviewedScreen: View {
  let make: @MainActor () -> UIResponder
  @State private var place = WindowPlace()

  var body: some View {
    let _ = ViewGraph.evaluator?.evaluatedNode.graph.root.showsWindows = true
    PreviewedController(make: make, place: place).overlay { ViewsInFront(place: place) }
  }
}

/// The window of a preview; nil before the preview is shown.
@MainActor private final class WindowPlace {
  var window: UIWindow?

  nonisolated init() {}
}

/// The views that were added to a window, and the windows in front.
private struct ViewsInFront: View {
  let place: WindowPlace
  private let mark = EvaluationMark()

  init(place: WindowPlace) {
    self.place = place
  }

  var body: some View {
    let _ = UnobservedReads.note()
    if let window = place.window, !window.subviews.isEmpty {
      let _ = window.layoutIfNeeded()
      LiveContents(root: window)
    }
    WindowsInFront()
  }
}

private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIResponder
  let place: WindowPlace

  func makeUIViewController(context: Context) -> UIViewController {
    // The compiler infers only `UIResponder` for a body of several statements.
    let made = make()
    let controller = made as? UIViewController ?? UIViewController()
    if let view = made as? UIView { controller.view = view }
    ApplicationState.shared.removeWindows()
    let window = UIWindow(windowScene: ApplicationState.shared.scene)
    window.rootViewController = controller
    window.makeKey()
    place.window = window
    return controller
  }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
