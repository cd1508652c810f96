import Foundation
import SystemIntegration

extension AutoLayout {
  /// The rows that place the views of a stack.
  mutating func addRows(ofStack stack: UIStackView) {
    guard let outer = boxes[ObjectIdentifier(stack)] else { return }
    let isRow = stack.axis == .horizontal
    if stack.isLayoutMarginsRelativeArrangement, stack !== root { insetViews.append(stack) }
    let margins =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.margins(covered: covered[ObjectIdentifier(stack)] ?? .zero) : .zero
    let (before, after) = isRow ? (margins.left, margins.right) : (margins.top, margins.bottom)
    let (above, below) = isRow ? (margins.top, margins.bottom) : (margins.left, margins.right)
    func along(_ box: Box) -> (start: LinearExpression, length: LinearExpression) {
      isRow ? (edge(box.left), edge(box.width)) : (edge(box.top), edge(box.height))
    }
    func across(_ box: Box) -> (start: LinearExpression, length: LinearExpression) {
      isRow ? (edge(box.top), edge(box.height)) : (edge(box.left), edge(box.width))
    }
    var shown = stack.arrangedSubviews.filter { !$0.isHidden }
    if isRow, isRightToLeft { shown.reverse() }
    let inner = shown.compactMap { boxes[ObjectIdentifier($0)] }
    let (whole, breadth) = (along(outer), across(outer))
    guard let first = inner.first, let last = inner.last else {
      system.addEquation(whole.length, priority: 250)
      return
    }
    system.addEquation(along(first).start - whole.start - LinearExpression(before))
    system.addEquation(
      along(last).start + along(last).length - whole.start - whole.length + LinearExpression(after),
      priority: 999)
    let gap = edge(system.addVariable(initial: stack.spacing))
    for (index, box) in inner.enumerated() {
      if index > 0 {
        let previous = along(inner[index - 1]), own = along(box)
        let space = own.start - previous.start - previous.length
        let least = LinearExpression(stack.customSpacing(after: shown[index - 1]))
        switch stack.distribution {
        case .equalSpacing:
          system.addEquation(space - gap)
          system.addInequality(space - least)
        case .equalCentering:
          system.addEquation(space + previous.length * 0.5 + own.length * 0.5 - gap, priority: 998)
          system.addInequality(space - least)
        case .fillEqually:
          system.addEquation(space - least)
          system.addEquation(own.length - previous.length, priority: 999)
        case .fillProportionally:
          system.addEquation(space - least)
          let sizes = [shown[index - 1], shown[index]].map(\.intrinsicContentSize)
          let lengths = sizes.map { isRow ? $0.width : $0.height }
          if lengths[0] > 0, lengths[1] > 0 {
            system.addEquation(
              own.length * lengths[0] - previous.length * lengths[1], priority: 998)
          }
        case .fill: system.addEquation(space - least)
        }
      }
      let own = across(box)
      let start = own.start - breadth.start - LinearExpression(above)
      let end =
        own.start + own.length - breadth.start - breadth.length + LinearExpression(below)
      switch stack.alignment {
      case .fill:
        system.addEquation(start)
        system.addEquation(end, priority: 999)
      case .leading, .firstBaseline:
        system.addEquation(start)
        system.addInequality(end * -1)
      case .trailing, .lastBaseline:
        system.addEquation(end)
        system.addInequality(start)
      case .center:
        system.addEquation(start + end)
        // The lack of breadth, as for the other alignments, not half of it: the greatest error of
        // several inequalities decides.
        system.addInequality(start - end)
      }
    }
    // The breadth of a stack is that of its broadest view.
    system.addEquation(breadth.length, priority: 49)
  }
}
