import Foundation
@_exported import SwiftUI

// The types of actions that an app offers to the system. Only buttons and toggles perform them.

/// An action of an app that the system can run.
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// The purpose of the action.
  static var description: IntentDescription? { get }
  /// Whether the action opens the app.
  static var openAppWhenRun: Bool { get }
  /// Whether people can find the action.
  static var isDiscoverable: Bool { get }
  /// The condition for running the action on a locked device.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence with the parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates the action with the default values of its parameters.
  init()
  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// The action always runs.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// No summary.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// An action that sets a value, such as that of a toggle in a widget.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}

/// An action that plays or records sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An action that starts or changes a Live Activity.
public protocol LiveActivityIntent: AppIntent {}

/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  /// Never called: the settings of a widget are not performed.
  public func perform() async throws -> Never {
    throw CancellationError()
  }
}

/// The condition for running an action on a locked device.
public enum IntentAuthenticationPolicy: Sendable {
  /// The action always runs.
  case alwaysAllowed
  /// The user has to authenticate, on this device or on another one.
  case requiresAuthentication
  /// The user has to authenticate on this device.
  case requiresLocalDeviceAuthentication
}

extension AppIntent {
  /// A property that the user can set.
  public typealias Parameter = IntentParameter
}

/// A summary of an action: a sentence with its parameters.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  /// Creates no sentence.
  public init() {}
}

/// A sentence with key paths of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ParameterSummary,
  ExpressibleByStringInterpolation
{
  /// The parts of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a sentence from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a sentence from its parts.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Lists the parameters below the sentence of an action.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Lists parameters.
  public static func buildBlock(_ parameters: AnyKeyPath...) -> [AnyKeyPath] { parameters }
  /// Adds a parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> AnyKeyPath { keyPath }
}

/// A text that describes an action to the user.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public var descriptionText: LocalizedStringResource
  /// The name of the group of actions.
  public var categoryName: LocalizedStringResource?
  /// The words by which the user finds the action.
  public var searchKeywords: [LocalizedStringResource]
  /// The name of what the action returns.
  public var resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description from text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
