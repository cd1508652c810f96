import Foundation
import ViewCore

/// The attributes that an editor of attributed text allows, and the rules for their values.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the text may have.
  associatedtype Scope: AttributeScope
  /// The type of the rules.
  associatedtype Body

  /// The rules.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

/// A rule for the value of one attribute.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition
where Body == Never {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey
  /// The attributes of a run.
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>

  /// Changes the attribute of a run to a value that the rule allows.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// Never called: a rule consists of no others.
  public var body: Never { fatalError("\(Self.self) is a single rule; it has no body") }
}

/// The parts of definitions of formats.
public enum AttributedTextFormatting {
  /// The attributes of a run, as members of a scope.
  @dynamicMemberLookup
  public struct Attributes<Scope: AttributeScope> {
    fileprivate var container: AttributeContainer

    /// The value of an attribute; nil if the run does not have it.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<Scope, K>
    ) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
  }

  /// Rules, one after the other.
  public struct Rules<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    fileprivate let apply: (inout Attributes<Scope>) -> Void

    /// Never called: the rules consist of no definition.
    public var body: Never { return fatalError("\(Self.self) has no body") }
  }

  /// Joins rules.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    /// Makes rules of one rule.
    public static func buildExpression<Rule: AttributedTextValueConstraint>(
      _ rule: Rule
    ) -> Rules<Scope> where Rule.Scope == Scope {
      Rules { rule.constrain(&$0) }
    }

    /// Joins rules in their order.
    public static func buildBlock(_ rules: Rules<Scope>...) -> Rules<Scope> {
      Rules { attributes in for rule in rules { rule.apply(&attributes) } }
    }
  }
}

extension View {
  /// Applies the rules of a definition to the attributed text of the editors in the view.
  ///
  /// The text on the screen follows the rules; the text of the app keeps its attributes.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        environment.attributedTextFormatting = { text in
          guard let rules = definition.body as? AttributedTextFormatting.Rules<D.Scope>
          else { return text }
          var result = text
          for run in text.runs {
            var attributes = AttributedTextFormatting.Attributes<D.Scope>(
              container: run.attributes)
            rules.apply(&attributes)
            result[run.range].setAttributes(attributes.container)
          }
          return result
        }
      })
  }
}

extension View {
  /// Lets editors in the view edit the attributes of a scope; the text keeps all of its attributes.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: S.Type
  ) -> some View {
    hostAttribute(S.self)
  }

  /// Lets editors in the view edit the attributes of a scope, such as `\.swiftUI`.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    hostAttribute(S.self)
  }
}

extension EnvironmentValues {
  private enum AttributedTextFormattingKey: EnvironmentKey {
    static var defaultValue: (AttributedString) -> AttributedString { { $0 } }
  }

  var attributedTextFormatting: (AttributedString) -> AttributedString {
    get { self[AttributedTextFormattingKey.self] }
    set { self[AttributedTextFormattingKey.self] = newValue }
  }
}
