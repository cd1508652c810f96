// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The settings by which the app shares sound with other apps; they have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum PortOverride: UInt, Sendable { case none, speaker }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }

  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereLostNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  public static let spatialPlaybackCapabilitiesChangedNotification = NSNotification.Name(
    "AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
  public enum InterruptionReason: UInt, Sendable {
    case `default`, appWasSuspended, builtInMicMuted, routeDisconnected = 4
  }
  public enum PromptStyle: UInt, Sendable {
    case none = 0x6E6F_6E65
    case short = 0x7368_7274
    case normal = 0x6E72_6D6C
  }
  public enum IOType: UInt, Sendable { case notSpecified, aggregated }
  public enum RouteSelection: Int, Sendable { case none, local, external }
  public enum ErrorCode: Int, Sendable {
    case none = 0
    case mediaServicesFailed = 0x6D73_7276
    case isBusy = 0x2162_616E
    case incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6E74
    case insufficientPriority = 0x2170_7269
    case badParam = -50
    case unspecified = 0x7768_6174
  }
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  open var availableModes: [Mode] { [.default] }
  open var routeSharingPolicy: RouteSharingPolicy { .default }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  open var isInputAvailable: Bool { false }
  open var inputGain: Float { 0 }
  open var isInputGainSettable: Bool { false }
  open func setInputGain(_ gain: Float) throws {}
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var ioBufferDuration: TimeInterval { 0.01 }
  open var preferredSampleRate: Double { sampleRate }
  open var preferredIOBufferDuration: TimeInterval { ioBufferDuration }
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 2 }
  open var maximumInputNumberOfChannels: Int { 0 }
  open var maximumOutputNumberOfChannels: Int { 2 }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  open var promptStyle: PromptStyle { .normal }
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  open var prefersNoInterruptionsFromSystemAlerts: Bool { false }
  open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {}
  open func setAggregatedIOPreference(_ inIOType: IOType) throws {}
  open func setSupportsMultichannelContent(_ inValue: Bool) throws {}
  @preconcurrency open func prepareRouteSelectionForPlayback(
    completionHandler: @escaping @Sendable (Bool, RouteSelection) -> Void
  ) {
    completionHandler(false, .none)
  }
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  public private(set) var category = Category.soloAmbient
  public private(set) var mode = Mode.default
  public private(set) var categoryOptions: CategoryOptions = []

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: .default, options: options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  open var recordPermission: RecordPermission { .denied }
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void)
  {
    response(false)
  }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var outputVolume: Float { 1 }
  open var sampleRate: Double { 48_000 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey =
  "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portName: String { "" }
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var uid: String { "" }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var hasHardwareVoiceCallProcessing: Bool { false }
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}

open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  open var channelName: String { "" }
  open var channelNumber: Int { 0 }
}
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  open var dataSourceID: NSNumber { 0 }
  open var dataSourceName: String { "" }
}

extension AVAudioSession {
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let continuityMicrophone = Port(rawValue: "ContinuityMicrophone")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let virtual = Port(rawValue: "Virtual")
    public static let PCI = Port(rawValue: "PCI")
    public static let fireWire = Port(rawValue: "FireWire")
    public static let displayPort = Port(rawValue: "DisplayPort")
    public static let AVB = Port(rawValue: "AVB")
    public static let thunderbolt = Port(rawValue: "Thunderbolt")
  }
}

/// The permission to use the microphone, which the user denies.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  public static let shared = AVAudioApplication()
  open var recordPermission: recordPermission { .denied }
  @preconcurrency open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    response(false)
  }
  open class func requestRecordPermission() async -> Bool { false }
}
