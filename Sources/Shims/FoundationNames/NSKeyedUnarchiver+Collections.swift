import Foundation

extension NSKeyedUnarchiver {
  /// Reads an array of objects of a class from an archive; nil if the archive has another object.
  public static func unarchivedArrayOfObjects<Object: NSObject & NSSecureCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> [Object]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object]
  }

  /// Reads an array of objects of classes from an archive; nil if the archive has another object.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data
  ) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// Reads a dictionary from an archive; nil if the archive has another object.
  public static func unarchivedDictionary<
    Key: NSObject & NSCopying & NSSecureCoding, Object: NSObject & NSSecureCoding
  >(
    ofKeyClass keyClass: Key.Type, objectClass: Object.Type, from data: Data
  ) throws -> [Key: Object]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data)
      as? [Key: Object]
  }
}
