import Foundation

extension NSIndexPath {
  /// Creates the path of a row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section; 0 for an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row in the section; 0 for a path of one index.
  public var row: Int { item }
  /// The item in the section; 0 for a path of one index.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
}
