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

  package init(view: AnyView) {
    box = Box(view)
  }

  package var view: AnyView { box.view }

  package static func == (left: ViewReference, right: ViewReference) -> Bool {
    left.box === right.box
  }
}
