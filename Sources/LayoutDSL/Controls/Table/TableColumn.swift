import Foundation
import ViewCore

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  PrimitiveTableColumnContent
{
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the columns.
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var limits = TableRowLayout.Limits(least: 10, most: .infinity)
  private var alignment = Alignment.leading
  private var visibility = Visibility.automatic

  fileprivate init(
    label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  var parts: [TableColumnParts<RowValue>] {
    let content = content
    return [
      TableColumnParts(
        label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator,
        limits: limits, alignment: alignment, visibility: visibility)
    ]
  }

  /// The column itself.
  public var tableColumnBody: Self { self }

  /// Sets the width of the column, in points; nil for a flexible one.
  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, max: width)
  }

  /// Sets the limits of the width of the column, in points; nil for none.
  ///
  /// The ideal width has no effect: it applies where the user can resize columns.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var copy = self
    let least = Swift.max(0, min ?? 10)
    copy.limits = TableRowLayout.Limits(least: least, most: Swift.max(least, max ?? .infinity))
    return copy
  }

  /// Sets the alignment of the cells and of the header.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.alignment = alignment.alignment
    return copy
  }

  /// Sets whether the column is visible at first.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var copy = self
    copy.visibility = visibility
    return copy
  }

  /// Sets the identifier under which the user's changes of the column are stored.
  public func customizationID(_ id: String) -> Self { self }

  /// Sets the properties of the column that the user cannot change.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of strings with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings with a text as its title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings with a localized title, which sorts them as the Finder does.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), value: value)
  }

  /// Creates a column of strings with a title string, which sorts them as the Finder does.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), value: value)
  }

  /// Creates a column of strings with a text as its title, which sorts them as the Finder does.
  public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
    self.init(
      text, value: value, comparator: String.Comparator(options: [.caseInsensitive, .numeric]))
  }

  /// Creates a column of strings with a localized title, which sorts them with a comparator.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(Text(titleKey), value: value, comparator: comparator)
  }

  /// Creates a column of strings with a title string, which sorts them with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(Text(title), value: value, comparator: comparator)
  }

  /// Creates a column of strings with a text as its title, which sorts them with a comparator.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title, which sorts by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title string, which sorts by a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localized title, which sorts by a value; nil is the least.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title string, which sorts by a value; nil is the least.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localized title, which sorts by a value with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column with a title string, which sorts by a value with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort.Compared == RowValue, Label == Text {
  /// Creates a column with a localized title, which sorts with a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column with a title string, which sorts with a comparator of rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
