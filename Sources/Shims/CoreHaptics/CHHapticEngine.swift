// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// A device without haptics: patterns are stored, and never played.

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

public let CHHapticTimeImmediate: TimeInterval = 0

public typealias CHHapticAudioResourceID = Int
public typealias CHHapticAudioResourceKey = NSString
public nonisolated(unsafe) let CHHapticAudioResourceKeyUseVolumeEnvelope: CHHapticAudioResourceKey =
  "UseVolumeEnvelope"
public nonisolated(unsafe) let CHHapticAudioResourceKeyLoopEnabled: CHHapticAudioResourceKey =
  "LoopEnabled"

open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    case engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  private var resources: Set<CHHapticAudioResourceID> = []
  open var isAutoShutdownEnabled = false
  open var isMutedForHaptics = false
  open var currentTime: TimeInterval { 0 }

  public override init() {}
  public init(audioSession: Any?) throws {}
  open func start() throws {}
  @preconcurrency open func start(completionHandler: CompletionHandler?) { completionHandler?(nil) }
  @preconcurrency open func stop(completionHandler: CompletionHandler? = nil) {
    completionHandler?(nil)
  }
  @preconcurrency open func notifyWhenPlayersFinished(
    finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction
  ) {
    _ = finishedHandler(nil)
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    SilentPlayer()
  }
  open func playPattern(from fileURL: URL) throws {}
  open func playPattern(from data: Data) throws {}
  /// Keeps the number of a file, which is not read.
  open func registerAudioResource(
    _ resourceURL: URL, options: [AnyHashable: Any] = [:]
  ) throws -> CHHapticAudioResourceID {
    guard FileManager.default.fileExists(atPath: resourceURL.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: resourceURL])
    }
    let id = (resources.max() ?? 0) + 1
    resources.insert(id)
    return id
  }
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
    resources.remove(resourceID)
  }
}

public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: CHHapticEngine.CompletionHandler = { _ in }
  func start(atTime time: TimeInterval) {}
  func stop(atTime time: TimeInterval) {}
  func cancel() {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) {}
  func pause(atTime time: TimeInterval) {}
  func resume(atTime time: TimeInterval) {}
  func seek(toOffset offsetTime: TimeInterval) {}
}

open class CHHapticPattern: NSObject, @unchecked Sendable {
  public let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

open class CHHapticEvent: NSObject, @unchecked Sendable {
  public enum EventType: String, Sendable {
    case hapticTransient = "HapticTransient"
    case hapticContinuous = "HapticContinuous"
    case audioContinuous = "AudioContinuous"
    case audioCustom = "AudioCustom"
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    audioResourceID = nil
  }
  /// The number of the sound that the event plays; nil for an event without one.
  package let audioResourceID: CHHapticAudioResourceID?
  public init(
    audioResourceID resID: CHHapticAudioResourceID,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    type = .audioCustom
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    audioResourceID = resID
  }
}

open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "hapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "hapticSharpnessControl")
  }
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  open class ControlPoint: NSObject, @unchecked Sendable {
    open var relativeTime: TimeInterval
    open var value: Float
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
