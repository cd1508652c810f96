// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The options of a section, as values or as items.
@resultBuilder public enum IntentItemBuilder<Value: Sendable> {
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  public static func buildExpression(_ values: [Value]) -> [IntentItem<Value>] {
    values.map { IntentItem($0) }
  }
  public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
    items.flatMap { $0 }
  }
  public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] {
    items ?? []
  }
  public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
    items.flatMap { $0 }
  }
}

/// The sections of a list of options.
@resultBuilder public enum IntentItemSectionBuilder<Value: Sendable> {
  public typealias Sections = [IntentItemSection<Value>]
  public static func buildExpression(_ section: IntentItemSection<Value>) -> Sections { [section] }
  public static func buildExpression(_ sections: Sections) -> Sections { sections }
  public static func buildBlock(_ sections: Sections...) -> Sections { sections.flatMap { $0 } }
  public static func buildOptional(_ sections: Sections?) -> Sections { sections ?? [] }
  public static func buildEither(first sections: Sections) -> Sections { sections }
  public static func buildEither(second sections: Sections) -> Sections { sections }
  public static func buildArray(_ sections: [Sections]) -> Sections { sections.flatMap { $0 } }
}

extension IntentItemSection {
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<Value> items: () -> [IntentItem<Value>]
  ) {
    self.init(title, items: items())
  }
}

extension IntentItemCollection {
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Value> sections: () -> [IntentItemSection<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }
}
