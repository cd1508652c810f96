import Foundation
import ViewCore

/// The rows of tree-structured data, which can be expanded and collapsed.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  func views(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { row($0) })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}
