import Foundation
import SystemIntegration
import Vector

/// The archive of one object of a nib or storyboard, with which an object of the app is made.
///
/// Its values are set on the object afterwards; only those that cannot be set are read from it.
final class InterfaceCoder: NSCoder {
  let element: MarkupElement

  init(_ element: MarkupElement) {
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  /// The style of a cell.
  var cellStyle: UITableViewCell.CellStyle {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// The layout of a collection; nil for a class that is not in the program.
  @MainActor var collectionLayout: UICollectionViewLayout? {
    guard let layout = element.child("collectionViewLayout") else { return nil }
    let type = InterfaceClasses.named(in: layout) as? UICollectionViewLayout.Type
    let made = type?.init(coder: InterfaceCoder(layout)) ?? UICollectionViewFlowLayout()
    guard let flow = made as? UICollectionViewFlowLayout else { return made }
    flow.scrollDirection = layout["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    flow.minimumLineSpacing = layout.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = layout.number("minimumInteritemSpacing") ?? 10
    flow.sectionInset = layout.child("sectionInset")?.insets ?? .zero
    flow.itemSize = layout.child("itemSize")?.size ?? flow.itemSize
    flow.headerReferenceSize = layout.child("headerReferenceSize")?.size ?? .zero
    flow.footerReferenceSize = layout.child("footerReferenceSize")?.size ?? .zero
    if layout["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    return flow
  }
}

extension InterfaceCoder: TableArchive {
  var tableStyle: UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
