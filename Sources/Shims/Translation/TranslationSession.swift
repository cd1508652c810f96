// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import SwiftUI

// Translation of texts. There is no translator: no language is supported, requests throw.

public struct TranslationError: Error, Hashable, Sendable {
  private let text: String
  public static let unsupportedSourceLanguage = TranslationError(
    text: "the source language is not supported")
  public static let unsupportedTargetLanguage = TranslationError(
    text: "the target language is not supported")
  public static let unsupportedLanguagePairing = TranslationError(
    text: "the pair of languages is not supported")
  public static let unableToIdentifyLanguage = TranslationError(
    text: "the language is not known")
  public static let nothingToTranslate = TranslationError(text: "there is no text")
  public static let internalError = TranslationError(text: "internal error")
  public static func ~= (left: TranslationError, right: any Error) -> Bool {
    right as? TranslationError == left
  }
}
extension TranslationError: LocalizedError {
  public var errorDescription: String? { text }
}

public final class TranslationSession: @unchecked Sendable {
  public struct Configuration: Equatable, Sendable {
    public var source, target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  public struct Response: Sendable {
    public let sourceLanguage, targetLanguage: Locale.Language
    public let sourceText, targetText: String
    public let clientIdentifier: String?
  }
  public struct BatchResponse: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Response? {
        throw TranslationError.unsupportedLanguagePairing
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let sourceLanguage, targetLanguage: Locale.Language?
  fileprivate init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }
  public init(installedSource source: Locale.Language, target: Locale.Language?) {
    (sourceLanguage, targetLanguage) = (source, target)
  }
  public var isReady: Bool { get async { false } }
  public var canRequestDownloads: Bool { false }
  public func cancel() {}
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.unsupportedLanguagePairing
  }
  public func prepareTranslation() async throws {
    throw TranslationError.unsupportedLanguagePairing
  }
}

public final class LanguageAvailability: Sendable {
  public enum Status: Hashable, Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(
    from source: Locale.Language, to target: Locale.Language?
  ) async -> Status { .unsupported }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    .unsupported
  }
}

extension View {
  /// Runs the action with a session that translates nothing.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    modifier(TranslationTask(configuration: configuration, action: action))
  }
  /// Runs the action with a session that translates nothing.
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(
      TranslationSession.Configuration(source: source, target: target), action: action)
  }
  /// Presents a labelled sheet with the text, since there is no translator.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      ContentUnavailableView("Translation", systemImage: "translate", description: Text(text))
    }
  }
}

nonisolated private struct TranslationTask: ViewModifier {
  let configuration: TranslationSession.Configuration?
  let action: (TranslationSession) async -> Void

  @MainActor func body(content: Content) -> some View {
    content.task(id: configuration.map { "\($0)" }) {
      guard let configuration else { return }
      await action(TranslationSession(configuration))
    }
  }
}
