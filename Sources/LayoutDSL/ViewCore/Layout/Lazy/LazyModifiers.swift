/// The modifiers around a list, the innermost first.
package class LazyModifiers {
  func make<Content: View>(_ content: Content, in node: ViewNode, inputs: _ViewInputs) {}
}

package final class LazyModifierLayer<Modifier: ViewModifier>: LazyModifiers {
  private let modifier: Modifier
  private let outer: LazyModifiers?

  package init(_ modifier: Modifier, outer: LazyModifiers?) {
    self.modifier = modifier
    self.outer = outer
  }

  override func make<Content: View>(_ content: Content, in node: ViewNode, inputs: _ViewInputs) {
    let modified = ModifiedContent(content: content, modifier: modifier)
    if let outer {
      outer.make(modified, in: node, inputs: inputs)
    } else {
      node.makeContent(modified, inputs: inputs)
    }
  }
}
