// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
import Foundation

/// Whether an alarm rings where its user arrives or leaves.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

/// The actions of an alarm.
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }

/// An alarm of an event or reminder, which never rings.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// The time after the start of the item, in seconds; negative before it.
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  open var type: EKAlarmType { .display }

  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// A place with a name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// The distance within which an alarm rings, in metres; 0 is the system's.
  open var radius = 0.0

  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
