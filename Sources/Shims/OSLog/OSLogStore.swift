// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemLog

/// The messages of a process; none is stored, since they go to standard error.
public final class OSLogStore: @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case system
    case currentProcessIdentifier
  }

  public init(scope: Scope) throws {}

  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    AnySequence([])
  }
}

open class OSLogPosition: NSObject, @unchecked Sendable {}

open class OSLogEnumerator: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

open class OSLogEntry: NSObject, @unchecked Sendable {
  public enum StoreCategory: Int, Sendable { case undefined, metadata, shortTerm, longTermAuto }
  open var composedMessage: String { "" }
  open var date: Date { .distantPast }
  open var storeCategory: StoreCategory { .undefined }
}
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  open var level: Level { .undefined }
  open var subsystem: String { "" }
  open var category: String { "" }
  open var process: String { "" }
  open var processIdentifier: pid_t { 0 }
}
