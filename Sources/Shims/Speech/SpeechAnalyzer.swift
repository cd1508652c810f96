// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AVFoundation

// The analysis of speech of iOS 26: no language is installed, and no analysis has results.

/// A part of an analysis, such as the transcription.
public protocol SpeechModule: AnyObject, Sendable {
  associatedtype Result: SpeechModuleResult
  associatedtype Results: Sendable, AsyncSequence<Self.Result, any Error>
  var results: Results { get }
  var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}
public protocol LocaleDependentSpeechModule: SpeechModule {
  static var supportedLocales: [Locale] { get async }
  var selectedLocales: [Locale] { get }
}
public protocol SpeechModuleResult: Sendable {
  var range: CMTimeRange { get }
  var resultsFinalizationTime: CMTime { get }
}
extension SpeechModuleResult {
  public var isFinal: Bool { range.end <= resultsFinalizationTime }
}

/// The results of a module: none.
public struct SpeechResults<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

public struct AnalyzerInput: @unchecked Sendable {
  public let buffer: AVAudioPCMBuffer
  public let bufferStartTime: CMTime?
  public init(buffer: AVAudioPCMBuffer) { self.init(buffer: buffer, bufferStartTime: nil) }
  public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
    (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
  }
}

public final class AnalysisContext: @unchecked Sendable {
  public struct ContextualStringsTag: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Self("general")
  }
  public var contextualStrings: [ContextualStringsTag: [String]] = [:]
  public init() {}
}

/// An analysis, which ends with its input.
public final actor SpeechAnalyzer {
  public struct Options: Equatable, Sendable {
    public enum ModelRetention: Hashable, Sendable, CaseIterable {
      case whileInUse, lingering, processLifetime
    }
    public let priority: TaskPriority
    public let modelRetention: ModelRetention
    public init(priority: TaskPriority, modelRetention: ModelRetention) {
      (self.priority, self.modelRetention) = (priority, modelRetention)
    }
  }
  public private(set) var modules: [any SpeechModule]
  public var context = AnalysisContext()
  public var volatileRange: CMTimeRange? { nil }

  public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }
  public init<Input: Sendable & AsyncSequence>(
    inputSequence: Input, modules: [any SpeechModule], options: Options? = nil,
    analysisContext: AnalysisContext = AnalysisContext(),
    volatileRangeChangedHandler:
      sending (
        (_ range: CMTimeRange, _ changedStart: Bool, _ changedEnd: Bool) -> Void
      )? = nil
  ) where Input.Element == AnalyzerInput {
    self.modules = modules
    context = analysisContext
  }
  public init(
    inputAudioFile: AVAudioFile, modules: [any SpeechModule], options: Options? = nil,
    analysisContext: AnalysisContext = AnalysisContext(), finishAfterFile: Bool = false,
    volatileRangeChangedHandler:
      sending (
        (_ range: CMTimeRange, _ changedStart: Bool, _ changedEnd: Bool) -> Void
      )? = nil
  ) async throws {
    self.modules = modules
    context = analysisContext
  }

  public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }
  public func setContext(_ newContext: AnalysisContext) async throws { context = newContext }
  public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {}
  public func prepareToAnalyze(
    in audioFormat: AVAudioFormat?,
    withProgressReadyHandler progressReadyHandler: sending ((Progress) -> Void)?
  ) async throws {}
  public func analyzeSequence<Input: Sendable & AsyncSequence>(
    _ inputSequence: Input
  ) async throws -> CMTime? where Input.Element == AnalyzerInput { nil }
  public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { nil }
  public func start<Input: Sendable & AsyncSequence>(
    inputSequence: Input
  ) async throws where Input.Element == AnalyzerInput {}
  public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false)
    async throws
  {}
  public func cancelAnalysis(before: CMTime) {}
  public func finalize(through: CMTime?) async throws {}
  public func finalizeAndFinish(through: CMTime) async throws {}
  public func finalizeAndFinishThroughEndOfInput() async throws {}
  public func cancelAndFinishNow() async {}
  public func finish(after: CMTime) async throws {}
  public static func bestAvailableAudioFormat(
    compatibleWith modules: [any SpeechModule]
  ) async -> AVAudioFormat? { nil }
  public static func bestAvailableAudioFormat(
    compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
  ) async -> AVAudioFormat? { nil }
}

/// A transcription for conversations.
public final class SpeechTranscriber: LocaleDependentSpeechModule, @unchecked Sendable {
  public struct Preset: Equatable, Hashable, Sendable {
    public var transcriptionOptions: Set<TranscriptionOption>
    public var reportingOptions: Set<ReportingOption>
    public var attributeOptions: Set<ResultAttributeOption>
    public init(
      transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
      attributeOptions: Set<ResultAttributeOption>
    ) {
      self.transcriptionOptions = transcriptionOptions
      self.reportingOptions = reportingOptions
      self.attributeOptions = attributeOptions
    }
    public static let transcription = preset([])
    public static let transcriptionWithAlternatives = preset([.alternativeTranscriptions])
    public static let timeIndexedTranscriptionWithAlternatives = preset(
      [.alternativeTranscriptions], [.audioTimeRange])
    public static let progressiveTranscription = preset([.volatileResults])
    public static let timeIndexedProgressiveTranscription = preset(
      [.volatileResults], [.audioTimeRange])
    private static func preset(
      _ reporting: Set<ReportingOption>, _ attributes: Set<ResultAttributeOption> = []
    ) -> Preset {
      Preset(
        transcriptionOptions: [], reportingOptions: reporting, attributeOptions: attributes)
    }
  }
  public enum TranscriptionOption: CaseIterable, Hashable, Sendable { case etiquetteReplacements }
  public enum ReportingOption: CaseIterable, Hashable, Sendable {
    case volatileResults, alternativeTranscriptions, fastResults
  }
  public enum ResultAttributeOption: CaseIterable, Hashable, Sendable {
    case audioTimeRange, transcriptionConfidence
  }
  public struct Result: SpeechModuleResult, Equatable, Hashable, CustomStringConvertible {
    public let range: CMTimeRange
    public let resultsFinalizationTime: CMTime
    public let text: AttributedString
    public let alternatives: [AttributedString]
    public var description: String { String(text.characters) }
  }
  public let selectedLocales: [Locale]
  public init(
    locale: Locale, transcriptionOptions: Set<TranscriptionOption>,
    reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
  ) {
    selectedLocales = [locale]
  }
  public init(locale: Locale, preset: Preset) { selectedLocales = [locale] }
  public var results: SpeechResults<Result> { SpeechResults() }
  public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
  public static var isAvailable: Bool { false }
  public static var supportedLocales: [Locale] { get async { [] } }
  public static var installedLocales: [Locale] { get async { [] } }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}

/// A transcription for dictation.
public final class DictationTranscriber: LocaleDependentSpeechModule, @unchecked Sendable {
  public struct ContentHint: Hashable, Sendable {
    private let name: String
    public static let shortForm = ContentHint(name: "shortForm")
    public static let farField = ContentHint(name: "farField")
    public static let atypicalSpeech = ContentHint(name: "atypicalSpeech")
  }
  public struct Preset: Equatable, Hashable, Sendable {
    private let name: String
    public static let phrase = Preset(name: "phrase")
    public static let shortDictation = Preset(name: "shortDictation")
    public static let progressiveShortDictation = Preset(name: "progressiveShortDictation")
    public static let longDictation = Preset(name: "longDictation")
    public static let progressiveLongDictation = Preset(name: "progressiveLongDictation")
    public static let timeIndexedLongDictation = Preset(name: "timeIndexedLongDictation")
  }
  public enum TranscriptionOption: CaseIterable, Hashable, Sendable {
    case punctuation, emoji, etiquetteReplacements
  }
  public enum ReportingOption: CaseIterable, Hashable, Sendable {
    case volatileResults, alternativeTranscriptions, frequentFinalization
  }
  public enum ResultAttributeOption: CaseIterable, Hashable, Sendable {
    case audioTimeRange, transcriptionConfidence
  }
  public typealias Result = SpeechTranscriber.Result
  public let selectedLocales: [Locale]
  public init(
    locale: Locale, contentHints: Set<ContentHint>,
    transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
    attributeOptions: Set<ResultAttributeOption>
  ) {
    selectedLocales = [locale]
  }
  public init(locale: Locale, preset: Preset) { selectedLocales = [locale] }
  public var results: SpeechResults<Result> { SpeechResults() }
  public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
  public static var supportedLocales: [Locale] { get async { [] } }
  public static var installedLocales: [Locale] { get async { [] } }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}

/// A detection of voices.
public final class SpeechDetector: SpeechModule, @unchecked Sendable {
  public enum SensitivityLevel: Int, CaseIterable, Hashable, Sendable { case low, medium, high }
  public struct DetectionOptions: Hashable, Sendable {
    public let sensitivityLevel: SensitivityLevel
    public init(sensitivityLevel: SensitivityLevel) { self.sensitivityLevel = sensitivityLevel }
  }
  public struct Result: SpeechModuleResult, Hashable {
    public let range: CMTimeRange
    public let resultsFinalizationTime: CMTime
    public let speechDetected: Bool
  }
  public init(detectionOptions: DetectionOptions, reportResults: Bool) {}
  public init() {}
  public var results: SpeechResults<Result> { SpeechResults() }
  public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
}

/// The languages on the device, of which there are none.
public final class AssetInventory: Sendable {
  public enum Status: Comparable, Sendable { case unsupported, supported, downloading, installed }
  public static var maximumReservedLocales: Int { 5 }
  public static var reservedLocales: [Locale] { get async { [] } }
  @discardableResult
  public static func reserve(locale: Locale) async throws -> Bool { false }
  @discardableResult
  public static func release(reservedLocale: Locale) async -> Bool { false }
  public static func status(forModules modules: [any SpeechModule]) async -> Status {
    .unsupported
  }
  public static func assetInstallationRequest(
    supporting modules: [any SpeechModule]
  ) async throws -> AssetInstallationRequest? { nil }
}
public final class AssetInstallationRequest: NSObject, ProgressReporting, @unchecked Sendable {
  public let progress = Progress(totalUnitCount: 1)
  public func downloadAndInstall() async throws {}
}
public enum SpeechModels {
  public static func endRetention() async {}
}

extension AttributeScopes {
  public struct SpeechAttributes: AttributeScope {
    public enum ConfidenceAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "SpeechConfidence"
    }
    public enum TimeRangeAttribute: AttributedStringKey {
      public typealias Value = CMTimeRange
      public static let name = "SpeechTimeRange"
    }
    public let audioTimeRange: TimeRangeAttribute
    public let transcriptionConfidence: ConfidenceAttribute
  }
  public var speech: SpeechAttributes.Type { SpeechAttributes.self }
}
extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, Key>
  ) -> Key { self[Key.self] }
}
