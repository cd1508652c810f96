// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Patterns as dictionaries and as AHAP files, which hold such a dictionary as JSON. Only events are
// read: parameters and curves outside them change how a pattern feels, and no pattern is played.

extension CHHapticPattern {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    public static let time = Key(rawValue: "Time")
  }

  public convenience init(dictionary patternDict: [Key: Any]) throws {
    guard let entries = patternDict[.pattern] as? [Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    let events = entries.compactMap { values($0)?[.event].flatMap(values) }
    try self.init(events: events.compactMap { CHHapticEvent($0) }, parameters: [])
  }

  public convenience init(contentsOf ahapURL: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL))
    try self.init(dictionary: values(object) ?? [:])
  }
}

/// Returns a dictionary of a pattern, whose keys are those of a file or of the program.
private func values(_ object: Any) -> [CHHapticPattern.Key: Any]? {
  if let values = object as? [CHHapticPattern.Key: Any] { return values }
  return (object as? [String: Any]).map { values in
    Dictionary(uniqueKeysWithValues: values.map { (CHHapticPattern.Key(rawValue: $0), $1) })
  }
}

/// Returns a number of a file or of the program.
private func number(_ value: Any?) -> Double? {
  value as? Double ?? (value as? NSNumber)?.doubleValue ?? (value as? Float).map(Double.init)
    ?? (value as? Int).map(Double.init)
}

extension CHHapticEvent {
  fileprivate convenience init?(_ event: [CHHapticPattern.Key: Any]) {
    let name = event[.eventType]
    guard let type = name as? EventType ?? (name as? String).flatMap(EventType.init) else {
      return nil
    }
    let parameters = (event[.eventParameters] as? [Any] ?? []).compactMap { entry in
      let parameter = values(entry)
      let id = parameter?[.parameterID]
      let name = id as? ParameterID ?? (id as? String).map(ParameterID.init)
      return name.map { name in
        CHHapticEventParameter(
          parameterID: name, value: Float(number(parameter?[.parameterValue]) ?? 0))
      }
    }
    self.init(
      eventType: type, parameters: parameters, relativeTime: number(event[.time]) ?? 0,
      duration: number(event[.eventDuration]) ?? 0)
  }
}
