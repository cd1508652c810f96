import ViewCore

/// The styles of one kind of control at a place in the view tree.
///
/// 1. A style modifier adds its style as the innermost one.
/// 2. A control has the innermost style, or the default style if there is none.
/// 3. The view that a style creates has only the outer styles, and so have the label and the
///    content in it. A control made from the style's configuration therefore has the next outer
///    style, and a control inside another control does not have the outer control's style. A style
///    that is meant for both sets itself on the content, as in SwiftUI.
nonisolated struct StyleStack<Style> {
  /// The styles that modifiers set, from the outermost to the innermost.
  private var styles: [Style] = []
  private let defaultStyle: Style

  init(default style: Style) {
    defaultStyle = style
  }

  /// The style of the next control.
  var innermost: Style { styles.last ?? defaultStyle }

  /// The stack without its innermost style; nil if no modifier set a style.
  var outer: StyleStack? {
    guard !styles.isEmpty else { return nil }
    var outer = self
    outer.styles.removeLast()
    return outer
  }

  mutating func append(_ style: Style) {
    styles.append(style)
  }
}

/// Equal stacks keep the environment equal, so that the views below do not run again.
extension StyleStack: Equatable {
  static func == (left: StyleStack, right: StyleStack) -> Bool {
    left.styles.count == right.styles.count
      && zip(left.styles, right.styles).allSatisfy { areEqualAnyValues($0, $1) }
  }
}
