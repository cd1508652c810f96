import Foundation

/// A set of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A search for links, addresses of mail and telephone numbers in a text.
///
/// Dates and addresses of houses are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types of data to find.
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  private static let link = [
    #"\b(?:https?|ftp)://[^\s<>"]+"#, #"\bmailto:[^\s<>"]+"#,
    #"\b[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}\b"#,
    #"\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info|io|dev|app|co|de|eu|fr|uk)\b(?:/[^\s<>"]*)?"#,
  ]
  private static let phone =
    #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}(?:[ .-]\d{2,4}){1,3}\b"#

  /// Creates a search for some types of data.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    // `NSTextCheckingResult.CheckingType.link` and `phoneNumber`.
    let links = checkingTypes & 1 << 5 == 0 ? [] : Self.link
    let phones = checkingTypes & 1 << 11 == 0 ? [] : [Self.phone]
    // A pattern that finds nothing keeps the groups in their order.
    let patterns = [links, phones].map { "(\($0.isEmpty ? "(?!)" : $0.joined(separator: "|")))" }
    expression = try NSRegularExpression(
      pattern: patterns.joined(separator: "|"), options: .caseInsensitive)
  }

  /// Returns the data in a range of a text, in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: string, options: options, range: range).map { found in
      let isLink = found.range(at: 1).location != NSNotFound
      let end = isLink ? Self.end(of: found.range, in: string) : NSMaxRange(found.range)
      var range = NSRange(location: found.range.location, length: end - found.range.location)
      let text = (string as NSString).substring(with: range)
      let result = withUnsafeMutablePointer(to: &range) {
        NSTextCheckingResult.regularExpressionCheckingResult(
          ranges: $0, count: 1, regularExpression: expression)
      }
      FoundData.shared[result] = isLink ? .link(text) : .phoneNumber(text)
      return result
    }
  }

  /// Returns the first data in a range of a text; nil if there are none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of data in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls a closure for each of the data in a range of a text, until it sets the flag.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(result, [], &stop)
    }
  }

  /// The end of a link without the punctuation of the sentence after it.
  private static func end(of range: NSRange, in string: String) -> Int {
    let text = (string as NSString).substring(with: range)
    let tail = text.reversed().prefix { ".,;:!?)]}'".contains($0) }
    return NSMaxRange(range) - tail.reduce(0) { $0 + $1.utf16.count }
  }
}

/// The data that a result of a search has, beside its range.
private final class FoundData: @unchecked Sendable {
  enum Value {
    case link(String)
    case phoneNumber(String)
  }

  static let shared = FoundData()

  private struct Entry {
    weak var result: NSTextCheckingResult?
    var value: Value
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(result: NSTextCheckingResult) -> Value? {
    get {
      lock.withLock {
        entries[ObjectIdentifier(result)].flatMap { $0.result === result ? $0.value : nil }
      }
    }
    set {
      lock.withLock {
        entries = entries.filter { $0.value.result != nil }
        entries[ObjectIdentifier(result)] = newValue.map { Entry(result: result, value: $0) }
      }
    }
  }
}

extension NSTextCheckingResult {
  /// The link that was found; nil for other data.
  public var url: URL? {
    guard case .link(let text) = FoundData.shared[self] else { return nil }
    if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }

  /// The telephone number that was found; nil for other data.
  public var phoneNumber: String? {
    guard case .phoneNumber(let text) = FoundData.shared[self] else { return nil }
    return text
  }

  /// The date that was found: none.
  public var date: Date? { nil }
  /// The time zone of the date that was found: none.
  public var timeZone: TimeZone? { nil }
  /// The seconds after the date that was found: 0.
  public var duration: TimeInterval { 0 }
  /// The parts of the journey that was found: none.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The parts of the address that was found: none.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of an address that is found in a text.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The street.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The name of a person.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The name of an organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The name of an airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
