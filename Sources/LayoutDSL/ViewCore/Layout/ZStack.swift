import Foundation

/// A view that overlays its subviews.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let layout: ZStackLayout
  let content: Content

  /// Creates a stack; later views are painted over earlier ones.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Makes the nodes of the stack and its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "ZStack", mayBeIdentity: true)
  }

  /// A stack is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
