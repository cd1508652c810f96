import Foundation
import LayoutDSL
import Render

/// The texts and controls of a settled screen, with what surrounds them.
@MainActor
struct ScreenInspection {
  /// The effects of a view's containers on it.
  struct Surroundings {
    /// The rectangle of the innermost clip, on the screen; nil for none, or inside a scroll view.
    var clip: CGRect?
    /// The part of the screen in which scroll views show the view; nil if nothing scrolls.
    var scrolled: CGRect?
    /// Whether an offset, rotation, scale or transition draws the view elsewhere.
    var isMoved = false
    /// Whether the view, or its accessibility element, is hidden.
    var isHidden = false
    /// The node of the control that contains the view; nil for none.
    var control: GeometricNode?
    /// Whether the system makes the view as a part of a control, bar or row.
    var isPartOfSystem = false
    /// The row of a list that contains the view; nil for none.
    var row: GeometricNode?
    /// The sheet, alert or other presentation that contains the view; nil for none.
    var presentation: GeometricNode?
  }

  /// A text that is drawn.
  struct Words {
    let node: GeometricNode
    /// The text of the source.
    let string: String
    /// The text on the screen, such as a translation.
    let shown: String
    /// The rectangles of the lines on the screen, from ascent to descent.
    let lines: [CGRect]
    let isTruncated: Bool
    /// Whether the source limits the lines, or the text shrinks before it is truncated.
    let hasLineLimit: Bool
    let surroundings: Surroundings

    var frame: CGRect { lines.dropFirst().reduce(lines[0]) { $0.union($1) } }
  }

  /// A view that a finger can press.
  struct Control {
    let node: GeometricNode
    let isButton: Bool
    let frame: CGRect
    let surroundings: Surroundings
  }

  private(set) var texts: [Words] = []
  private(set) var controls: [Control] = []
  let elements: [ScreenElement]
  let bounds: CGRect
  private let root: GeometricNode

  init(_ host: ViewHost) {
    host.viewGraph.update()
    root = host.viewGraph.root
    elements = host.screenElements()
    bounds = CGRect(origin: .zero, size: host.size)
    collect(root, Surroundings())
  }

  private mutating func collect(_ node: GeometricNode, _ outer: Surroundings) {
    var inner = outer
    let kind = node.kindName
    if node is ScrollNode {
      inner.scrolled = inner.scrolled.map { $0.intersection(node.globalFrame) } ?? node.globalFrame
      inner.clip = nil
    } else if kind == "ClipEffect" {
      inner.clip = node.globalFrame
    }
    if kind == "ListRow" { inner.row = node }
    if node.customViewNames.contains("PresentedScreen") { inner.presentation = node }
    if kind == "OpacityEffect", node.summary == "0" { inner.isHidden = true }
    if kind == "accessibility", node.summary == "hidden" { inner.isHidden = true }
    if Self.systemKinds.contains(where: { node.customViewNames.contains($0) }) {
      inner.isPartOfSystem = true
    }
    let isButton = kind == "gesture" && node.summary.hasPrefix("PressableGesture")
    let isTap = kind == "gesture" && node.isTap
    if isButton || isTap, node.environment.isEnabled {
      if !node.frameIsEmpty {
        controls.append(
          Control(node: node, isButton: isButton, frame: node.shownFrame, surroundings: inner))
      }
      inner.control = node
    }
    if let text = node as? LeafNode<Text> { add(text, inner) }
    for child in node.keyedChildren {
      var surroundings = inner
      if !(node is ScrollNode), node.moves(child) { surroundings.isMoved = true }
      collect(child, surroundings)
    }
  }

  private mutating func add(_ node: LeafNode<Text>, _ surroundings: Surroundings) {
    guard let layout = node.preference(Text.LayoutKey.self)?.first?.layout else { return }
    let map = node.transformToRoot
    let lines = layout.map { $0.typographicBounds.rect.applying(map) }
      .filter { $0.width > 0 && $0.height > 0 && $0.minX.isFinite && $0.minY.isFinite }
    // The text of the source, between quotation marks.
    let string = String(node.summary.dropFirst().dropLast())
    guard !lines.isEmpty, string.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    texts.append(
      Words(
        node: node, string: string, shown: shown(string, of: node, in: surroundings),
        lines: lines, isTruncated: layout.isTruncated,
        hasLineLimit: node.environment.lineLimit != nil, surroundings: surroundings))
  }

  /// Returns the text that a view shows: the label of its accessibility element, or of the control
  /// of which it is the label.
  private func shown(
    _ string: String, of node: GeometricNode, in surroundings: Surroundings
  ) -> String {
    let frames = [node.shownFrame, surroundings.control?.shownFrame].compactMap(\.self)
    let labels = frames.lazy.compactMap { frame in
      elements.first { $0.frame == frame && !$0.label.isEmpty }?.label
    }
    // The label of a control may have more than this text.
    return labels.first.map { $0.contains(string) ? string : $0 } ?? string
  }

  // MARK: Questions

  /// Whether nothing covers a text: a finger on some place of it touches the text, or a view around
  /// it, and no bar of a scroll view is before it.
  ///
  /// - Parameter other: A text without a background of its own, which may be before it.
  func isUncovered(_ text: Words, except other: Words? = nil) -> Bool {
    if let scrolled = text.surroundings.scrolled,
      scrolled.isNull || !scrolled.insetBy(dx: -1, dy: -1).contains(text.frame)
    {
      return false
    }
    return text.lines.contains { line in
      let hits = [0.1, 0.3, 0.5, 0.7, 0.9].map { share in
        let place = CGPoint(x: line.minX + line.width * share, y: line.midY)
        return bounds.contains(place) ? root.hitTest(place) : nil
      }
      return hits.contains { hit in
        hit.map { $0.isOrContains(text.node) || text.node.isOrContains($0) } ?? false
      } || other != nil && hits.allSatisfy { $0 != nil && $0 === other?.node }
    }
  }

  /// Whether a finger on the middle of a control reaches it.
  func isReached(_ control: Control) -> Bool {
    let frame = control.frame
    guard let hit = root.hitTest(CGPoint(x: frame.midX, y: frame.midY)) else { return false }
    return control.node.isOrContains(hit)
  }

  /// The containers of the system in which controls have the sizes that the system gives them.
  private static let systemKinds: Set = [
    "Toggle", "Switch", "Stepper", "Slider", "Picker", "DatePicker", "ColorPicker", "NavigationBar",
    "TabBar", "BarPlatter", "TextField", "SecureField", "TextEditor", "DisclosureGroup", "Menu",
    "Alert", "SearchField", "Gauge", "ShareLink", "MultiDatePicker", "EditButton",
  ]
}

extension GeometricNode {
  /// Whether the node is another one, or contains it.
  func isOrContains(_ other: GeometricNode) -> Bool {
    var node: GeometricNode? = other
    while let current = node, current !== self { node = current.container }
    return node != nil
  }

  /// The names of the custom views directly around the node.
  fileprivate var customViewNames: [String] {
    var names: [String] = []
    var outer = parent
    while let view = outer, !(view is GeometricNode) {
      names.append(view.kindName)
      outer = view.parent
    }
    return names
  }

  /// Whether the gesture is a tap, and no drag or long press.
  fileprivate var isTap: Bool {
    summary.hasPrefix("TapGesture") || self is GestureNode<_EndedGesture<TapGesture>>
  }

  fileprivate var frameIsEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the node draws a child elsewhere than at its origin.
  fileprivate func moves(_ child: GeometricNode) -> Bool {
    let plain = transformToRoot
    let shown = child.transformToRoot
    let expected = CGAffineTransform(translationX: child.origin.x, y: child.origin.y)
      .concatenating(plain)
    let parts = [
      shown.a - expected.a, shown.b - expected.b, shown.c - expected.c, shown.d - expected.d,
      (shown.tx - expected.tx) / 100, (shown.ty - expected.ty) / 100,
    ]
    return parts.contains { abs($0) > leastMovement }
  }
}

/// The change of a factor, or of a hundred points, from which a view is elsewhere.
private let leastMovement: CGFloat = 0.001
