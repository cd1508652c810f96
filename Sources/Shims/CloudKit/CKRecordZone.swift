// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let CKRecordZoneDefaultName = "_defaultZone"
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A zone of a database, which is a name only.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  open var capabilities: Capabilities { [] }
  open var share: CKRecord.Reference? { nil }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  open class ID: NSObject, NSCopying, @unchecked Sendable {
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public let zoneName: String
    public let ownerName: String
    public init(
      zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
    ) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public static let `default` = ID()
    public static let defaultZoneName = "_defaultZone"
    open override func isEqual(_ object: Any?) -> Bool {
      let other = object as? ID
      return other?.zoneName == zoneName && other?.ownerName == ownerName
    }
    open override var hash: Int { zoneName.hashValue }
  }
}
