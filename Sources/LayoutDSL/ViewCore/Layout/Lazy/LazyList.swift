/// Collects views for a lazy container, which makes them when they become visible.
///
/// If `_ViewInputs.list` is set, a view that is one by its type becomes a `LazyElementNode`, and a
/// `ForEach` becomes a `LazyForEachNode`. Every other view passes the list on to its content and
/// keeps its usual identity and state.
package struct LazyList {
  @Unretained package var container: LazyNode
  /// The modifiers around the list, which apply to each of its views.
  var modifiers: LazyModifiers?

  /// Makes a view of the list, with its modifiers, below a node.
  func make<Content: View>(_ content: Content, in node: ViewNode, environment: EnvironmentValues) {
    let inputs = _ViewInputs(parent: node, environment: environment)
    if let modifiers {
      modifiers.make(content, in: node, inputs: inputs)
    } else {
      node.makeContent(content, inputs: inputs)
    }
  }
}

extension _ViewInputs {
  /// Makes or updates the nodes of a view at the cursor or, for a lazy container, adds the view to
  /// its list.
  package mutating func make<Content: View>(_ content: Content) {
    if isList { makeListed(content) } else { Content._makeView(content, inputs: &self) }
  }

  private mutating func makeListed<Content: View>(_ content: Content) {
    guard let list else { return }
    typealias Element = LazyElementNode<Content>
    // The class of the existing node decides: when only a part of a modifier's body is evaluated
    // again, the view count may be unknown.
    if let node = current, type(of: node) == Element.self {
      reuse(as: Element.self)?.update(content, list: list, environment: environment)
    } else if current == nil, Content._viewListCount() == 1 {
      insert(Element(content, list: list, inputs: self))
    } else {
      Content._makeView(content, inputs: &self)
    }
  }

  /// Adds a header or footer of a section to the list as one element, however many views it has.
  ///
  /// `write` changes its environment.
  mutating func makeElement<Content: View>(
    _ content: Content, list: LazyList, in write: @escaping (inout EnvironmentValues) -> Void
  ) {
    var environment = environment
    write(&environment)
    var list = list
    if let modifiers = list.modifiers, modifiers.areOfContent {
      list.modifiers = LazyModifierLayer(
        EnvironmentWritingModifier(write: write), environment: environment, outer: modifiers)
    }
    withEnvironment(environment) { inputs in
      if let node = inputs.reuse(as: LazyElementNode<Content>.self) {
        node.update(content, list: list, environment: environment)
      } else {
        inputs.insert(LazyElementNode(content, list: list, inputs: inputs))
      }
    }
  }

  /// Adds views to the list that collects them, each with a modifier.
  mutating func makeList<Modifier: ViewModifier, Content: View>(
    _ content: Content, in modifier: Modifier
  ) {
    if let list { makeList(content, in: modifier, list: list) }
  }

  /// Adds views to the list, each with a modifier.
  package mutating func makeList<Modifier: ViewModifier, Content: View>(
    _ content: Content, in modifier: Modifier, list outer: LazyList
  ) {
    let modifiers = LazyModifierLayer(
      modifier, environment: environment, outer: outer.modifiers)
    withExtendedLifetime(modifiers) {
      list?.modifiers = modifiers
      make(content)
      list = outer
    }
  }
}
