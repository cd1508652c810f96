// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import FoundationNames

// Words and sentences by Unicode's rules; nothing is known about their meaning.

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let amharic = NLLanguage("am")
  public static let arabic = NLLanguage("ar")
  public static let armenian = NLLanguage("hy")
  public static let bengali = NLLanguage("bn")
  public static let bulgarian = NLLanguage("bg")
  public static let burmese = NLLanguage("my")
  public static let catalan = NLLanguage("ca")
  public static let cherokee = NLLanguage("chr")
  public static let croatian = NLLanguage("hr")
  public static let czech = NLLanguage("cs")
  public static let danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let finnish = NLLanguage("fi")
  public static let french = NLLanguage("fr")
  public static let georgian = NLLanguage("ka")
  public static let german = NLLanguage("de")
  public static let greek = NLLanguage("el")
  public static let gujarati = NLLanguage("gu")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let hungarian = NLLanguage("hu")
  public static let icelandic = NLLanguage("is")
  public static let indonesian = NLLanguage("id")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let kannada = NLLanguage("kn")
  public static let khmer = NLLanguage("km")
  public static let korean = NLLanguage("ko")
  public static let lao = NLLanguage("lo")
  public static let malay = NLLanguage("ms")
  public static let malayalam = NLLanguage("ml")
  public static let marathi = NLLanguage("mr")
  public static let mongolian = NLLanguage("mn")
  public static let norwegian = NLLanguage("nb")
  public static let oriya = NLLanguage("or")
  public static let persian = NLLanguage("fa")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let punjabi = NLLanguage("pa")
  public static let romanian = NLLanguage("ro")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let sinhalese = NLLanguage("si")
  public static let slovak = NLLanguage("sk")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let tamil = NLLanguage("ta")
  public static let telugu = NLLanguage("te")
  public static let thai = NLLanguage("th")
  public static let tibetan = NLLanguage("bo")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let urdu = NLLanguage("ur")
  public static let vietnamese = NLLanguage("vi")
  public static let kazakh = NLLanguage("kk")
  public static let undetermined = NLLanguage("und")
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// The words, sentences or paragraphs of a text.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    return Self.ranges(of: unit, in: string, range)
  }
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return Self.ranges(of: unit, in: string, string.startIndex..<string.endIndex)
      .first { $0.contains(index) } ?? index..<index
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumber = string[token].allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }

  static func ranges(
    of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>
  ) -> [Range<String.Index>] {
    switch unit {
    case .document: return [range]
    case .paragraph: return TextSegments.paragraphs(of: text, in: range)
    case .sentence: return TextSegments.sentences(of: text, in: range)
    case .word: return TextSegments.words(of: text, in: range)
    }
  }
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag(rawValue: "word")
  public static let punctuation = NLTag(rawValue: "punctuation")
  public static let whitespace = NLTag(rawValue: "whitespace")
  public static let other = NLTag(rawValue: "other")
  public static let otherWord = NLTag(rawValue: "otherWord")
  public static let noun = NLTag(rawValue: "noun")
  public static let verb = NLTag(rawValue: "verb")
  public static let adjective = NLTag(rawValue: "adjective")
  public static let adverb = NLTag(rawValue: "adverb")
  public static let pronoun = NLTag(rawValue: "pronoun")
  public static let determiner = NLTag(rawValue: "determiner")
  public static let particle = NLTag(rawValue: "particle")
  public static let preposition = NLTag(rawValue: "preposition")
  public static let number = NLTag(rawValue: "number")
  public static let conjunction = NLTag(rawValue: "conjunction")
  public static let interjection = NLTag(rawValue: "interjection")
  public static let classifier = NLTag(rawValue: "classifier")
  public static let idiom = NLTag(rawValue: "idiom")
  public static let personalName = NLTag(rawValue: "personalName")
  public static let placeName = NLTag(rawValue: "placeName")
  public static let organizationName = NLTag(rawValue: "organizationName")
  public static let sentenceTerminator = NLTag(rawValue: "sentenceTerminator")
  public static let openQuote = NLTag(rawValue: "openQuote")
  public static let closeQuote = NLTag(rawValue: "closeQuote")
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme(rawValue: "tokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "lexicalClass")
  public static let nameType = NLTagScheme(rawValue: "nameType")
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "nameTypeOrLexicalClass")
  public static let lemma = NLTagScheme(rawValue: "lemma")
  public static let language = NLTagScheme(rawValue: "language")
  public static let script = NLTagScheme(rawValue: "script")
  public static let sentimentScore = NLTagScheme(rawValue: "sentimentScore")
}

/// The parts of speech and names of a text: only words are distinguished from other parts.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? {
    string.flatMap(NLLanguageRecognizer.dominantLanguage)
  }
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    guard let string else { return index..<index }
    let whole = string.startIndex..<string.endIndex
    return NLTokenizer.ranges(of: unit, in: string, whole).first { $0.contains(index) }
      ?? index..<index
  }
  open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}

  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string else { return (nil, index..<index) }
    let whole = string.startIndex..<string.endIndex
    let token = NLTokenizer.ranges(of: unit, in: string, whole).first { $0.contains(index) }
    return token.map { (tag(of: $0, scheme), $0) } ?? (nil, index..<index)
  }
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    return NLTokenizer.ranges(of: unit, in: string, range).map { (tag(of: $0, scheme), $0) }
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options)
    where !block(tag, token) { return }
  }

  private func tag(of range: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: .word
    case .lexicalClass, .nameTypeOrLexicalClass: .otherWord
    case .sentimentScore: NLTag("0.0")
    case .language: dominantLanguage.map { NLTag($0.rawValue) }
    default: nil
    }
  }
}

/// The language of a text, by its script: English for Latin letters.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
  public override init() { super.init() }
  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }
  open var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: text) }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    dominantLanguage.map { [$0: 1] } ?? [:]
  }
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x3040...0x30FF: return .japanese
      case 0xAC00...0xD7AF: return .korean
      case 0x4E00...0x9FFF: return .simplifiedChinese
      case 0x0400...0x04FF: return .russian
      case 0x0370...0x03FF: return .greek
      case 0x0590...0x05FF: return .hebrew
      case 0x0600...0x06FF: return .arabic
      case 0x0900...0x097F: return .hindi
      case 0x0E00...0x0E7F: return .thai
      default: return .english
      }
    }
    return nil
  }
}

/// Distances between meanings, which are not known.
open class NLEmbedding: NSObject, @unchecked Sendable {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func contains(_ string: String) -> Bool { false }
  open func distance(
    between firstString: String, and secondString: String,
    distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  open func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
  /// Never calls the block.
  open func enumerateNeighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
    using block: (String, NLDistance) -> Bool
  ) {}
  open func vector(for string: String) -> [Double]? { nil }
}
public typealias NLDistance = Double
public enum NLDistanceType: Int, Sendable { case cosine }
open class NLModel: NSObject, @unchecked Sendable {
  open func predictedLabel(for string: String) -> String? { nil }
  open func predictedLabelHypotheses(
    for string: String, maximumCount: Int
  ) -> [String: Double] { [:] }
}
