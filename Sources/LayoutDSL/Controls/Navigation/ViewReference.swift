import ViewCore

/// A view that equals only copies of itself.
package struct ViewReference: Equatable {
  private final class Box {
    let view: AnyView

    init(_ view: AnyView) {
      self.view = view
    }
  }

  private let box: Box
  /// The environment where the app has written the view; nil if only that of its place counts.
  private var environment: EnvironmentValues?

  package init(view: AnyView) {
    box = Box(view)
  }

  /// The view, with the values that are set around the place where the app has written it.
  package var view: AnyView {
    guard let environment else { return box.view }
    return AnyView(
      box.view.modifier(
        EnvironmentWritingModifier {
          let (isOnTintedGlass, tint) = ($0.isOnTintedGlass, $0.styles.tint)
          $0.adopt(environment, setInside: $0.screenEnvironment?.values)
          $0.listRowRole = nil
          if isOnTintedGlass { $0.styles.tint = tint }
          if $0.screenEnvironment != nil {
            $0.screenEnvironment = ScreenEnvironment(values: environment)
          }
        }))
  }

  /// The tint that is set around the place where the app has written the view.
  var tint: AnyShapeStyle? { environment?.styles.tint }

  /// Returns the reference with the environment where the app has written the view.
  func carried(from environment: EnvironmentValues) -> ViewReference {
    var carried = self
    carried.environment = environment
    return carried
  }

  package static func == (left: ViewReference, right: ViewReference) -> Bool {
    left.box === right.box && left.environment == right.environment
  }
}
