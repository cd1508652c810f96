import Foundation
import ViewCore

/// The selection of an editor of attributed text.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected part of a text.
  public enum Indices: Equatable, Sendable {
    /// The position of the caret.
    case insertionPoint(AttributedString.Index)
    /// The selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The selected part; nil for a caret at the end of the text.
  private var selected: Indices?
  /// The attributes of the next typed character; nil for those of the text before the caret.
  fileprivate var typing: AttributeContainer?

  /// Creates a caret at the end of the text.
  public init() {}

  /// Creates a caret, with the attributes of the next typed character.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    selected = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of a range; an empty range is a caret.
  public init(range: Range<AttributedString.Index>) {
    selected = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) {
    selected = .ranges(ranges)
  }

  /// Returns the selected part of a text; positions outside the text are moved to its ends.
  public func indices(in text: AttributedString) -> Indices {
    func inside(_ index: AttributedString.Index) -> AttributedString.Index {
      min(max(index, text.startIndex), text.endIndex)
    }
    switch selected {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(inside(index))
    case .ranges(let ranges):
      let parts = ranges.ranges.map { inside($0.lowerBound)..<inside($0.upperBound) }
      guard let first = parts.first else { return .insertionPoint(text.endIndex) }
      let union = RangeSet(parts)
      return union.isEmpty ? .insertionPoint(first.lowerBound) : .ranges(union)
    }
  }

  /// Returns the attributes of the next typed character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .insertionPoint(let index): return text.attributes(before: index)
    case .ranges(let ranges):
      return ranges.ranges.first.flatMap { text[$0].runs.first?.attributes } ?? AttributeContainer()
    }
  }

  /// Returns the attributes of the selected runs, or those of the next typed character at a caret.
  public func attributes(in text: AttributedString) -> Attributes {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// Returns the line of a caret between two lines.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes of the runs of a selection.
  public struct Attributes: Sequence, Sendable {
    let containers: [AttributeContainer]

    /// Returns the attributes of each run.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }

    /// The values of an attribute in each run; nil where a run does not have it.
    public subscript<K: AttributedStringKey>(key: K.Type) -> [K.Value?] where K.Value: Sendable {
      containers.map { $0[key] }
    }

    /// The values of an attribute with a short name, such as `\.font`, in each run; nil where a run
    /// does not have it.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> [K.Value?] where K.Value: Sendable {
      containers.map { $0[K.self] }
    }
  }
}

extension AttributedString {
  /// Changes the attributes of the selected characters, or of the next typed one at a caret.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs.map({ ($0.range, $0.attributes) }) {
          var attributes = run.1
          try body(&attributes)
          self[run.0].setAttributes(attributes)
        }
      }
    }
  }

  /// Replaces the selected characters by a text, and sets the caret after it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    let typing = selection.typing
    var caret: Index
    switch selection.indices(in: self) {
    case .insertionPoint(let index): caret = index
    case .ranges(let ranges):
      // The new text is at the start of the selection.
      caret = ranges.ranges.first?.lowerBound ?? endIndex
      let offset = characters.distance(from: startIndex, to: caret)
      removeSubranges(ranges)
      caret = characters.index(startIndex, offsetBy: offset)
    }
    let end = characters.distance(from: startIndex, to: caret) + new.characters.count
    insert(new, at: caret)
    selection = AttributedTextSelection(
      insertionPoint: characters.index(startIndex, offsetBy: end), typingAttributes: typing)
  }

  /// Replaces the selected characters by characters with the typing attributes, and sets the caret
  /// after them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Deletes the selected characters, or the character before a caret.
  mutating func deleteBackward(_ selection: inout AttributedTextSelection) {
    if case .insertionPoint(let index) = selection.indices(in: self) {
      guard index > startIndex else { return }
      selection = AttributedTextSelection(range: characters.index(before: index)..<index)
    }
    replaceSelection(&selection, with: AttributedString())
  }

  /// The attributes of the character before a position, or of the first one at the start.
  fileprivate func attributes(before index: Index) -> AttributeContainer {
    guard index > startIndex else { return runs.first?.attributes ?? AttributeContainer() }
    return self[characters.index(before: index)..<index].runs.first?.attributes
      ?? AttributeContainer()
  }
}

/// The text and the selection of an editor of attributed text.
nonisolated struct AttributedTextInput {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// The characters; setting them changes the attributed text at the selection.
  ///
  /// A text input sets its text with one more character at the end, or without the last one.
  @MainActor var plainText: Binding<String> {
    Binding {
      String(text.wrappedValue.characters)
    } set: { new in
      let count = text.wrappedValue.characters.count
      var (edited, caret) = (text.wrappedValue, selection?.wrappedValue ?? .init())
      if new.count > count {
        edited.replaceSelection(&caret, withCharacters: new.suffix(new.count - count))
      } else {
        edited.deleteBackward(&caret)
      }
      text.wrappedValue = edited
      selection?.wrappedValue = caret
    }
  }
}
