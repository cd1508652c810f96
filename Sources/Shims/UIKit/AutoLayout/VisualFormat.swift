import Foundation
import SystemIntegration
import ViewCore

/// A line of views in the visual format language, such as `H:|-[a(>=80)]-8-[b(==a)]-|`.
@MainActor struct VisualFormat {
  /// The constraints between the views of the line, and those of their sizes.
  private(set) var constraints: [NSLayoutConstraint] = []

  /// A length or a distance: a number, or the length of another view.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// A view of the line, or the superview at one of its ends.
  private struct Item {
    let object: AnyObject
    let isSuperview: Bool
  }

  private var rest: Substring
  private let isVertical: Bool
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// Reads a format; nil if it is not one, or names what is in neither dictionary.
  init?(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    let text = format.filter { !$0.isWhitespace }
    isVertical = text.hasPrefix("V:")
    rest = text.hasPrefix("V:") || text.hasPrefix("H:") ? text.dropFirst(2) : Substring(text)
    (self.metrics, self.views) = (metrics, views)
    guard let superview = firstView?.superview else { return nil }
    var items: [Item] = []
    // nil: the next item touches the former one; empty: it has the distance of the system.
    var gap: [Predicate]?
    while let character = rest.first {
      var item: Item?
      switch character {
      case "|":
        rest.removeFirst()
        item = Item(object: superview, isSuperview: true)
      case "[":
        guard let view = readView() else { return nil }
        item = Item(object: view, isSuperview: false)
      case "-":
        guard let read = readGap() else { return nil }
        gap = read
      default: return nil
      }
      guard let item else { continue }
      if let former = items.last { connect(former, item, gap) }
      gap = nil
      items.append(item)
    }
    align(items.filter { !$0.isSuperview }.map(\.object), options)
  }

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }

  /// The first view that the format names.
  private var firstView: UIView? {
    guard let bracket = rest.firstIndex(of: "[") else { return nil }
    return views[String(rest[bracket...].dropFirst().prefix(while: \.isOfName))] as? UIView
  }

  // MARK: Reading

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func readName() -> String {
    let name = rest.prefix(while: \.isOfName)
    rest.removeFirst(name.count)
    return String(name)
  }

  /// Reads a view with its lengths, and adds the constraints of these.
  private mutating func readView() -> AnyObject? {
    guard take("["), let view = views[readName()].map({ $0 as AnyObject }) else { return nil }
    if take("(") {
      guard let lengths = readPredicates() else { return nil }
      let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for length in lengths {
        let other = length.other == nil ? .notAnAttribute : attribute
        add(view, attribute, length.other, other, length)
      }
    }
    return take("]") ? view : nil
  }

  /// Reads a distance between hyphens; a single hyphen is that of the system.
  private mutating func readGap() -> [Predicate]? {
    guard take("-") else { return nil }
    if rest.first == "[" || rest.first == "|" { return [] }
    let gap = take("(") ? readPredicates() : readPredicate().map { [$0] }
    return take("-") ? gap : nil
  }

  /// Reads predicates up to a closing parenthesis.
  private mutating func readPredicates() -> [Predicate]? {
    var predicates: [Predicate] = []
    repeat {
      guard let predicate = readPredicate() else { return nil }
      predicates.append(predicate)
    } while take(",")
    return take(")") ? predicates : nil
  }

  private mutating func readPredicate() -> Predicate? {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let name = readName()
    if let number = number(name) {
      predicate.constant = isNegative ? -number : number
    } else if let view = views[name] {
      predicate.other = view as AnyObject
    } else {
      return nil
    }
    if take("@") {
      guard let priority = number(readName()) else { return nil }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  /// The value of a number or of a metric.
  private func number(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: Double(name).map { CGFloat($0) }
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: other, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  /// Adds the constraints of the distance between neighbours.
  private mutating func connect(_ former: Item, _ next: Item, _ gap: [Predicate]?) {
    // The distance of the system to a superview is its margin.
    let isMargin = gap?.isEmpty == true && (former.isSuperview || next.isSuperview)
    let standard = Predicate(constant: gap == nil || isMargin ? 0 : 8)
    let predicates = gap.map { $0.isEmpty ? [standard] : $0 } ?? [standard]
    for predicate in predicates {
      if former.isSuperview {
        let edge = isMargin ? (isVertical ? .topMargin : .leadingMargin) : start
        add(next.object, start, former.object, edge, predicate)
      } else if next.isSuperview {
        let edge = isMargin ? (isVertical ? .bottomMargin : .trailingMargin) : end
        add(next.object, edge, former.object, end, predicate)
      } else {
        add(next.object, start, former.object, end, predicate)
      }
    }
  }

  /// Adds the constraints of the options between neighbours.
  private mutating func align(_ items: [AnyObject], _ options: NSLayoutConstraint.FormatOptions) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (former, next) in zip(items, items.dropFirst()) {
        add(former, attribute, next, attribute, Predicate())
      }
    }
  }
}

extension Character {
  /// Whether a name or a number of a visual format may contain the character.
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" || self == "." }
}
