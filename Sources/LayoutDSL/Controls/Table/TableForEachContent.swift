import Foundation
import ViewCore

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element

  /// The collection.
  public let data: Data

  func views(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data) { row($0) })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}
