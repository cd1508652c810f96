import Foundation

// Elements: what an assistive technology reads on a screen, in reading order.
//
// 1. Texts and images with a name are elements. A control is one element, named by the texts in it.
// 2. Accessibility modifiers hide elements, make one of several, or change the elements inside.
// 3. The order is that of the tree; higher sort priorities are read first among siblings.

/// The part of the screen that an assistive technology reads and touches.
package struct ScreenElement: Equatable, Sendable {
  package var label = ""
  package var value = ""
  package var hint = ""
  package var identifier = ""
  /// The names of the traits, in alphabetical order.
  package var traits: Set<String> = []
  /// The frame on the screen, in points.
  package var frame: CGRect
  fileprivate var priority = 0.0

  /// The element in a line: its label, traits, value, hint and identifier, and its frame.
  package var text: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(formatted)
    let parts = [
      label.isEmpty ? "no label" : "\"\(label)\"", traits.sorted().joined(separator: ", "),
      value.isEmpty ? "" : "value \"\(value)\"", hint.isEmpty ? "" : "hint \"\(hint)\"",
      identifier.isEmpty ? "" : "identifier \"\(identifier)\"",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
      + "  (\(numbers.joined(separator: ", ")))"
  }
}

extension ViewGraph {
  /// Returns the accessibility elements of the settled screen, in reading order.
  package func screenElements() -> [ScreenElement] {
    clock.makeCurrent { root.screenElements }
  }
}

extension GeometricNode {
  fileprivate var screenElements: [ScreenElement] {
    if let node = self as? AccessibilityNode { return node.elements }
    if (self as? RendererEffectNode<OpacityEffect>)?.modifier.opacity == 0 { return [] }
    if self is GestureNode<PressableGesture<PressGesture>> || self is LabeledControlNode {
      return [combined(childElements, as: ["button"])]
    }
    let text = words.first ?? ""
    if let leaf = self as? LeafNode<Text> {
      let text = leaf.view.hasSpokenWords ? leaf.view.spokenString : text
      guard text.contains(where: { !$0.isWhitespace }) else { return [] }
      let traits: Set = ["static text"]
      return [
        ScreenElement(
          label: text, traits: leaf.view.headingLevel == nil ? traits : traits.union(["header"]),
          frame: shownFrame)
      ]
    }
    if self is LeafNode<Image> {
      // The icon of a label is part of it.
      guard !text.isEmpty, environment.labelTitle == nil else { return [] }
      return [ScreenElement(label: text, traits: ["image"], frame: shownFrame)]
    }
    return childElements
  }

  fileprivate var childElements: [ScreenElement] {
    let inner = keyedChildren.map { child in
      let elements = child.screenElements
      return (elements: elements, priority: elements.map(\.priority).max() ?? 0)
    }
    guard inner.count > 1, inner.contains(where: { $0.priority != 0 }) else {
      return inner.flatMap(\.elements)
    }
    // A priority counts among siblings only.
    return inner.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.flatMap(\.element.elements).map { element in
      var element = element
      element.priority = 0
      return element
    }
  }

  /// Returns one element of several, with the frame of this node.
  fileprivate func combined(
    _ elements: [ScreenElement], as traits: Set<String>
  ) -> ScreenElement {
    func joined(_ part: KeyPath<ScreenElement, String>) -> String {
      elements.map { $0[keyPath: part] }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let texts: Set = ["static text", "image"]
    return ScreenElement(
      label: joined(\.label), value: joined(\.value), hint: joined(\.hint),
      identifier: joined(\.identifier),
      traits: elements.reduce(into: traits) { $0.formUnion($1.traits) }.subtracting(texts),
      frame: shownFrame)
  }
}

extension AccessibilityNode {
  fileprivate var elements: [ScreenElement] {
    let inner = childElements
    func with(_ change: (inout ScreenElement) -> Void) -> [ScreenElement] {
      inner.map { element in
        var element = element
        change(&element)
        return element
      }
    }
    switch modifier.attachment {
    case .hidden(let isHidden): return isHidden ? [] : inner
    case .label(let label):
      return inner.isEmpty
        ? [ScreenElement(label: label, frame: shownFrame)] : with { $0.label = label }
    case .value(let value): return with { $0.value = value }
    case .hint(let hint): return with { $0.hint = hint }
    case .identifier(let identifier): return with { $0.identifier = identifier }
    case .heading: return with { $0.traits.insert("header") }
    case .traitsAdded(let traits): return with { $0.traits.formUnion(traits.plainNames) }
    case .traitsRemoved(let traits): return with { $0.traits.subtract(traits.plainNames) }
    case .element(let children):
      switch children {
      case .ignore: return [ScreenElement(frame: shownFrame)]
      case .combine: return [combined(inner, as: [])]
      default: return inner
      }
    case .detail("sort priority", let value):
      return with { $0.priority = Double(value) ?? 0 }
    case .actions, .detail, .none: return inner
    }
  }
}

extension AccessibilityTraits {
  /// The names of the traits as words, such as `static text` for `isStaticText`.
  fileprivate var plainNames: [String] {
    description.split(separator: ", ").map { name in
      let stem = name.hasPrefix("is") ? name.dropFirst(2) : name
      return stem.reduce(into: "") { words, letter in
        if letter.isUppercase, !words.isEmpty { words += " " }
        words += letter.lowercased()
      }
    }
  }
}
