// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

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
