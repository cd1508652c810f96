// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text that a builder makes of parts.
public protocol PromptRepresentable {
  var promptRepresentation: Prompt { get }
}
public protocol InstructionsRepresentable {
  var instructionsRepresentation: Instructions { get }
}
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  public var promptRepresentation: Prompt { self }
  public init(_ content: some PromptRepresentable) { text = content.promptRepresentation.text }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  init(text: String) { self.text = text }
}
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  public var instructionsRepresentation: Instructions { self }
  public init(_ content: some InstructionsRepresentable) {
    text = content.instructionsRepresentation.text
  }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  init(text: String) { self.text = text }
}
extension String: PromptRepresentable, InstructionsRepresentable {
  public var promptRepresentation: Prompt { Prompt(text: self) }
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}
@resultBuilder public struct PromptBuilder {
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
    expression.promptRepresentation
  }
  public static func buildBlock(_ components: Prompt...) -> Prompt {
    components.promptRepresentation
  }
  public static func buildArray(_ prompts: [Prompt]) -> Prompt { prompts.promptRepresentation }
  public static func buildEither(first component: Prompt) -> Prompt { component }
  public static func buildEither(second component: Prompt) -> Prompt { component }
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
}
@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression(
    _ expression: some InstructionsRepresentable
  ) -> Instructions { expression.instructionsRepresentation }
  public static func buildBlock(_ components: Instructions...) -> Instructions {
    Instructions(text: components.map(\.text).joined(separator: "\n"))
  }
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(text: parts.map(\.text).joined(separator: "\n"))
  }
  public static func buildEither(first component: Instructions) -> Instructions { component }
  public static func buildEither(second component: Instructions) -> Instructions { component }
  public static func buildOptional(_ component: Instructions?) -> Instructions {
    component ?? Instructions(text: "")
  }
}
