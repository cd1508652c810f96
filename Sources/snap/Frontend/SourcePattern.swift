import LayoutDSL

/// The views that an expression or a block of the source can produce, and the lines that name them.
///
/// A class, so that the matcher can keep its results by the identity of a pattern.
final class SourcePattern {
  typealias Line = LayoutExplanation.SourceLine

  enum Form {
    /// A view by the name of its type; the content, if it is known, is all of its children.
    case view(name: String, line: Line?, content: SourcePattern?)
    /// A static property or function of a type: of the library, such as `Color.red`, or declared.
    /// The view shows a member that the sources do not declare.
    case typeMember(type: String, name: String, view: SourcePattern)
    case modifier(Modifier)
    /// A property or function of the type that the source is in, or a closure that it stores.
    ///
    /// In an extension, a function that the type does not have is a modifier of `self`.
    case member(name: String, call: Modifier?)
    /// `self`, in a member of an extension.
    case itself
    case sequence([SourcePattern])
    case choice([SourcePattern])
    /// Any number of repetitions.
    case each(SourcePattern)
    /// Any number of any views.
    case anything
  }

  /// A modifier of a view, as the source has it.
  struct Modifier {
    let name: String
    /// Nil for a property.
    let labels: [Label]?
    let line: Line?
    let base: SourcePattern
    /// What the arguments can produce, each for itself.
    let contents: [SourcePattern]
  }

  /// The label of an argument.
  struct Label {
    let text: String?
    /// Trailing closures go without their label.
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
}
