/// The modifiers around a list, the innermost first.
package class LazyModifiers {
  /// Whether modifiers in the content of the container are among them, and not only its own.
  var areOfContent: Bool { false }

  func make<Content: View>(_ content: Content, in node: ViewNode, inputs: _ViewInputs) {}
}

package final class LazyModifierLayer<Modifier: ViewModifier>: LazyModifiers {
  private let modifier: Modifier
  /// The environment at the place of the modifier in the content, which those inside it change; nil
  /// for a modifier of the container.
  private let environment: EnvironmentValues?
  private let outer: LazyModifiers?

  package init(
    _ modifier: Modifier, environment: EnvironmentValues? = nil, outer: LazyModifiers?
  ) {
    self.modifier = modifier
    self.environment = environment
    self.outer = outer
  }

  override var areOfContent: Bool { environment != nil }

  override func make<Content: View>(_ content: Content, in node: ViewNode, inputs: _ViewInputs) {
    let modified = content.modifier(modifier)
    if let environment, outer?.areOfContent != true {
      let outermost = modified.modifier(EnvironmentWritingModifier { $0 = environment })
      add(outermost, to: node, inputs: inputs)
    } else {
      add(modified, to: node, inputs: inputs)
    }
  }

  private func add(_ modified: some View, to node: ViewNode, inputs: _ViewInputs) {
    if let outer {
      outer.make(modified, in: node, inputs: inputs)
    } else {
      node.makeContent(modified, inputs: inputs)
    }
  }
}
