// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Observation

// The language model of the system, which is not available: every request fails.

public final class SystemLanguageModel: Sendable {
  public struct UseCase: Equatable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }
  @frozen public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available, unavailable(UnavailableReason)
  }
  public struct Adapter: Sendable {
    public init(fileURL: URL) throws { throw CocoaError(.featureUnsupported) }
    public init(name: String) throws { throw CocoaError(.featureUnsupported) }
  }
  public static let `default` = SystemLanguageModel()
  public init(
    useCase: UseCase = .general, guardrails: Guardrails = .default
  ) {}
  public convenience init(adapter: Adapter, guardrails: Guardrails = .default) { self.init() }
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
  public var contextSize: Int { 4096 }
}

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

public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    private let name: String
    public static let greedy = SamplingMode(name: "greedy")
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "top \(k)")
    }
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode(name: "threshold \(probabilityThreshold)") }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// A conversation with the model.
@Observable
public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error, LocalizedError {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    public struct Refusal: Sendable {
      public var explanation: String { get async throws { "" } }
    }
    case exceededContextWindowSize(Context), assetsUnavailable(Context)
    case guardrailViolation(Context), unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context), decodingFailure(Context), rateLimited(Context)
    case concurrentRequests(Context), refusal(Refusal, Context)
    public var errorDescription: String? { "There is no language model." }
    public var recoverySuggestion: String? { nil }
    public var failureReason: String? { nil }
  }
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }
  }
  public struct Response<Content> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
  /// The parts of a response: none comes, and the sequence throws.
  public struct ResponseStream<Content>: AsyncSequence {
    public struct Snapshot {
      public var content: Content
      public var rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.missing }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw LanguageModelSession.missing }
  }

  fileprivate static let missing = GenerationError.assetsUnavailable(
    GenerationError.Context(debugDescription: "There is no language model."))
  public private(set) var isResponding = false
  public private(set) var transcript: Transcript

  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    instructions: String? = nil
  ) {
    transcript = Transcript(instructions: instructions)
  }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) {
    self.init(model: model, tools: tools, instructions: instructions.text)
  }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(model: model, tools: tools, instructions: try instructions().text)
  }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) {
    self.init(model: model, tools: tools)
    self.transcript = transcript
  }
  public func prewarm(promptPrefix: Prompt? = nil) {}

  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.missing }
  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.missing }
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw Self.missing }
  @discardableResult
  public func respond<Content>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.missing }
  @discardableResult
  public func respond<Content>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.missing }
  @discardableResult
  public func respond<Content>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw Self.missing }
  @discardableResult
  public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw Self.missing }

  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<Content>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data { Data() }
}

public struct LanguageModelFeedback: Sendable {
  public enum Sentiment: Sendable { case positive, negative, neutral }
  public struct Issue: Sendable {
    public enum Category: Sendable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
      case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }
    public init(category: Category, explanation: String? = nil) {}
  }
}

/// The entries of a conversation.
public struct Transcript: Sendable, RandomAccessCollection {
  public struct TextSegment: Sendable, Identifiable, Equatable {
    public var id: String
    public var content: String
    public init(id: String = UUID().uuidString, content: String) {
      (self.id, self.content) = (id, content)
    }
  }
  public struct StructuredSegment: Sendable, Identifiable, Equatable {
    public var id: String
    public var source: String
    public var content: GeneratedContent
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }
  public enum Segment: Sendable, Identifiable, Equatable {
    case text(TextSegment), structure(StructuredSegment)
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
  }
  public struct ToolDefinition: Sendable, Equatable {
    public var name: String
    public var description: String
    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description) = (name, description)
    }
    public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
  }
  public struct ResponseFormat: Sendable, Equatable {
    public let name: String
    public init<Content: Generable>(type: Content.Type) { name = "\(type)" }
    public init(schema: GenerationSchema) { name = "" }
  }
  public struct Instructions: Sendable, Identifiable, Equatable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]
    public init(
      id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
    ) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }
  public struct Prompt: Sendable, Identifiable, Equatable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public var responseFormat: ResponseFormat?
    public init(
      id: String = UUID().uuidString, segments: [Segment],
      options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil
    ) {
      (self.id, self.segments) = (id, segments)
      (self.options, self.responseFormat) = (options, responseFormat)
    }
  }
  public struct Response: Sendable, Identifiable, Equatable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }
  public struct ToolCall: Sendable, Identifiable, Equatable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }
  public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection {
    public var id: String
    private var calls: [ToolCall]
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      (self.id, self.calls) = (id, Array(calls))
    }
    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    public subscript(position: Int) -> ToolCall { calls[position] }
  }
  public struct ToolOutput: Sendable, Identifiable, Equatable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }
  public enum Entry: Sendable, Identifiable, Equatable {
    case instructions(Instructions), prompt(Prompt), toolCalls(ToolCalls), toolOutput(ToolOutput)
    case response(Response)
    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }
  }
  private var entries: [Entry]
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  init(instructions: String?) {
    entries =
      instructions.map {
        [
          .instructions(
            Instructions(segments: [.text(TextSegment(content: $0))], toolDefinitions: []))
        ]
      } ?? []
  }
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(index: Int) -> Entry { entries[index] }
}

/// A function that the model could call.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments
  associatedtype Output
  var name: String { get }
  var description: String { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { "\(Self.self)" }
  public var includesSchemaInInstructions: Bool { true }
}
public struct ToolOutput: Sendable {
  public let text: String
  public init(_ string: String) { text = string }
}

/// A type that the model could make; under `snap`, the macros that conform types to it are removed.
public protocol Generable {}
public struct GeneratedContent: Sendable, Equatable {
  public let jsonString: String
  public init(json: String) throws { jsonString = json }
}
public struct GenerationSchema: Sendable {
  public init(type: Any.Type, description: String? = nil, anyOf choices: [String]) {}
}
