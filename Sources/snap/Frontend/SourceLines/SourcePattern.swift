import LayoutDSL

/// The views that an expression or a block of the source can produce, and the lines that name them.
///
/// It is a class so that the matcher can cache results by the identity of a pattern.
final class SourcePattern {
  typealias Line = LayoutExplanation.SourceLine

  enum Form {
    /// A view with the name of its type; the content, if it is known, produces all of its children.
    case view(name: String, line: Line?, content: SourcePattern?)
    /// A static property or function of a type: one of the library, such as `Color.red`, or one
    /// that the sources declare; the view shows a member that the sources do not declare.
    case typeMember(type: String, name: String, view: SourcePattern)
    case modifier(Modifier)
    /// A property or function of the enclosing type, or a closure that the type stores.
    ///
    /// In an extension, a function that the type does not declare is a modifier of `self`.
    case member(name: String, call: Modifier?)
    /// `self`, in a member of an extension.
    case itself
    case sequence([SourcePattern])
    case choice([SourcePattern])
    /// Any number of repetitions.
    case each(SourcePattern)
    /// Any number of views of any type.
    case anything
  }

  /// A modifier of a view in the source.
  struct Modifier {
    let name: String
    /// The labels of the arguments; nil for a property.
    let labels: [Label]?
    let line: Line?
    let base: SourcePattern
    /// The views that each argument can produce.
    let contents: [SourcePattern]
  }

  /// The label of an argument.
  struct Label {
    let text: String?
    /// Whether the argument is a closure, which has no label if it is trailing.
    let isClosure: Bool
  }

  let form: Form

  init(_ form: Form) {
    self.form = form
  }

  var isAnything: Bool { if case .anything = form { true } else { false } }

  static var anything: SourcePattern { SourcePattern(.anything) }
  static var nothing: SourcePattern { SourcePattern(.sequence([])) }

  static func view(name: String, line: Line?, content: SourcePattern? = nil) -> SourcePattern {
    SourcePattern(.view(name: name, line: line, content: content))
  }

  private var stack: SourcePattern?

  /// The views in the stack that a modifier puts several views into; it has the modifier's line.
  func inZStack(of modifier: Modifier) -> SourcePattern {
    // Kept, because the matcher keeps its results by identity; a pattern is in one modifier.
    let stack = stack ?? .view(name: "ZStack", line: modifier.line, content: self)
    self.stack = stack
    return stack
  }

  /// Returns whether all views that the pattern can produce are on one line of the source.
  func isWritten(on line: Line?, in outline: SourceOutline) -> Bool {
    switch form {
    case .view(_, let own, let content):
      own == line && (content.map { $0.isWritten(on: line, in: outline) } ?? true)
    case .modifier(let modifier):
      modifier.line == line && outline.extensions[modifier.name] == nil
        && modifier.base.isWritten(on: line, in: outline)
        && modifier.contents.allSatisfy { $0.isWritten(on: line, in: outline) }
    case .sequence(let patterns), .choice(let patterns):
      patterns.allSatisfy { $0.isWritten(on: line, in: outline) }
    case .each(let pattern): pattern.isWritten(on: line, in: outline)
    case .typeMember(let type, _, let view):
      outline.types[type] == nil && view.isWritten(on: line, in: outline)
    case .member, .itself, .anything: false
    }
  }
}
