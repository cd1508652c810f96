// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SwiftUI
import UniformTypeIdentifiers

extension String {
  /// The settings of the keyboard for a text.
  public struct IntentInputOptions: Sendable {
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, webSearch
    }
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}
public enum IntentNumberControlStyle: Sendable { case field, slider, stepper }
extension Int {
  public typealias IntentControlStyle = IntentNumberControlStyle
}
extension Double {
  public typealias IntentControlStyle = IntentNumberControlStyle
}
extension Date {
  public enum IntentKind: Sendable { case date, dateTime, time }
}
extension Bool {
  /// The words for the two values of a switch.
  public struct IntentDisplayName: Sendable {
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {}
    private init() {}
    public static let trueFalse = Self()
    public static let onOff = Self()
    public static let yesNo = Self()
  }
}
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}
/// The number of elements of a parameter, or one for each family of widgets.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(integerLiteral value: Int) {}
  public init(dictionaryLiteral elements: (AnyHashable, Int)...) {}
  public init(min: Int, max: Int) {}
  public init(exactly: Int) {}
}

/// A value that the user gives to an action; the user is not asked.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var value: Value?
  /// The title for the user.
  public var title: LocalizedStringResource?

  /// The value: the default one, or the one that was set.
  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a parameter of an intent has no value") }
      return value
    }
    set { value = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// Creates a parameter; the settings for each type of value have no effect.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    controlStyle: IntentNumberControlStyle? = nil, inclusiveRange: (Value, Value)? = nil,
    kind: Date.IntentKind? = nil, size: IntentCollectionSize? = nil,
    supportedContentTypes: [UTType]? = nil, supportedTypeIdentifiers: [String]? = nil,
    currencyCodes: [String]? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
    resolvers: [any Sendable] = []
  ) {
    self.title = title
    value = defaultValue ?? inclusiveRange?.0 ?? (Any?.none as Any? as? Value)
  }

  /// Creates a parameter for a measurement; the units have no effect.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType> {
    self.init(
      title: title, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType>? {
    self.init(
      title: title,
      default: .some(defaultValue.map { Measurement(value: $0, unit: defaultUnit) }))
  }

  /// Throws an error: there is no user to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw CancellationError()
  }
  /// Throws an error: there is no user to ask.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw CancellationError()
  }
  /// Throws an error: there is no user to ask.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw CancellationError()
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CancellationError() }
  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil
  ) -> any Error { CancellationError() }
}

/// A parameter of another action that options depend on; there is none.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<each Value: Sendable>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}
  public var wrappedValue: Intent? { nil }
}

/// The options of a parameter.
public protocol DynamicOptionsProvider<DefaultValue>: Sendable {
  associatedtype DefaultValue: Sendable
  associatedtype ResultsType: ResultsCollection
  func results() async throws -> ResultsType
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  public typealias ItemCollection<Value: Sendable> = IntentItemCollection<Value>
  public typealias ItemSection<Value: Sendable> = IntentItemSection<Value>
  public typealias Item<Value: Sendable> = IntentItem<Value>
}
extension EntityQuery {
  public typealias ItemCollection<Value: Sendable> = IntentItemCollection<Value>
  public typealias ItemSection<Value: Sendable> = IntentItemSection<Value>
  public typealias Item<Value: Sendable> = IntentItem<Value>
}
extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}
extension DynamicOptionsProvider where ResultsType: Sequence, DefaultValue == ResultsType.Element {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A list of options.
public protocol ResultsCollection {}
extension Array: ResultsCollection {}

public struct IntentItem<Value: Sendable>: Sendable {
  public let value: Value
  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
  }
}
public struct IntentItemSection<Value: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Value>]
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    (self.title, self.items) = (title, items)
  }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Value]
  ) {
    (self.title, self.items) = (title, items.map { IntentItem($0) })
  }
}
public struct IntentItemCollection<Value: Sendable>: ResultsCollection, Sendable {
  public let sections: [IntentItemSection<Value>]
  public static var empty: Self { Self(sections: []) }
  public init(promptLabel: LocalizedStringResource? = nil, items: [Value]) {
    sections = [IntentItemSection(items: items)]
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {
    self.sections = sections
  }
}

/// A file that an action receives or returns.
public struct IntentFile: Hashable, Sendable {
  public var data: Data
  public var filename: String
  public var type: UTType?
  public var fileURL: URL?
  public var removedOnCompletion = false
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.init(
      data: (try? Data(contentsOf: fileURL)) ?? Data(),
      filename: filename ?? fileURL.lastPathComponent, type: type)
    self.fileURL = fileURL
  }
}

/// A person that an action receives.
public struct IntentPerson: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case displayName(String), components(PersonNameComponents)
  }
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case phoneNumber(String), emailAddress(String), applicationDefined(String)
    }
    public var value: Value
    public init(value: Value) { self.value = value }
  }
  public var name: Name
  public var handle: Handle
  public init(name: Name, handle: Handle) { (self.name, self.handle) = (name, handle) }
}

public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  public var currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}
