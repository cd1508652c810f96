// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// An engine whose nodes only store their settings: nothing is played, and taps receive no sound.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public private(set) var isRunning = false
  open var isAutoShutdownEnabled = false
  open var isInManualRenderingMode: Bool { false }
  open var manualRenderingFormat: AVAudioFormat { .standard }
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    throw AVError(.operationNotAllowed)
  }
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  public private(set) var attachedNodes: Set<AVAudioNode> = []

  public override init() { super.init() }
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func reset() {}
  open func stop() { isRunning = false }
}

public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = Self(
    "AVAudioEngineConfigurationChangeNotification")
}

open class AVAudioNode: NSObject, @unchecked Sendable {
  open weak var engine: AVAudioEngine? { nil }
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var latency: TimeInterval { 0 }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  /// Never calls the block: there is no sound.
  @preconcurrency open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}

open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  open var outputVolume: Float = 1
  open var volume: Float = 1
  public override init() { super.init() }
}

open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0
  public private(set) var isPlaying = false

  public override init() { super.init() }
  open func play() { isPlaying = true }
  open func play(at when: AVAudioTime?) { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  @preconcurrency open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  @preconcurrency open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  @preconcurrency open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  @preconcurrency open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  @preconcurrency open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  @preconcurrency open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  @preconcurrency open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open var rate: Float {
    get { 1 }
    set {}
  }
  open var lastRenderTime: AVAudioTime? { nil }
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  @preconcurrency open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}

open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  open var overlap: Float = 8
  open var rate: Float = 1
  open var pitch: Float = 0
  public override init() { super.init() }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  open var isSampleTimeValid: Bool { sampleRate > 0 }
  open var isHostTimeValid: Bool { hostTime > 0 }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
  }
  public init(hostTime: UInt64) {
    (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
  }
  /// Returns nanoseconds for seconds.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(max(0, min(seconds, 1e9)) * 1e9)
  }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval {
    TimeInterval(hostTime) / 1e9
  }
}

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool

  static let standard = AVAudioFormat(.pcmFormatFloat32, rate: 48_000, channels: 2, false)

  private init(
    _ format: AVAudioCommonFormat, rate: Double, channels: AVAudioChannelCount,
    _ isInterleaved: Bool
  ) {
    (commonFormat, sampleRate, channelCount) = (format, rate, channels)
    self.isInterleaved = isInterleaved
  }

  /// Creates the format of 48,000 samples a second in stereo.
  public convenience override init() {
    self.init(.pcmFormatFloat32, rate: 48_000, channels: 2, false)
  }
  /// Creates a format from settings; nil for no channels.
  public convenience init?(settings: [String: Any]) {
    self.init(
      standardFormatWithSampleRate: settings[AVSampleRateKey] as? Double ?? 44_100,
      channels: AVAudioChannelCount(clamping: settings[AVNumberOfChannelsKey] as? Int ?? 2))
  }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
  /// Creates a format; nil for no channels.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Creates a format; nil for no channels.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0 else { return nil }
    self.init(format, rate: sampleRate, channels: channels, interleaved)
  }
}

/// A buffer of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

/// A buffer of samples as 32-bit floating-point numbers, silent at first.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  open var stride: Int { 1 }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
  public let frameCapacity: AVAudioFrameCount
  /// The number of valid frames, at most the capacity.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  private let samples: UnsafeMutableBufferPointer<Float>
  private let channels: UnsafeMutableBufferPointer<UnsafeMutablePointer<Float>>

  /// Creates a buffer; nil for more than 2³⁰ samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let count = Int(format.channelCount) * Int(frameCapacity)
    guard count < 1 << 30 else { return nil }
    self.frameCapacity = frameCapacity
    samples = .allocate(capacity: max(count, 1))
    samples.initialize(repeating: 0)
    channels = .allocate(capacity: Int(format.channelCount))
    super.init(format: format)
    for index in channels.indices {
      let channel = UnsafeMutableBufferPointer(rebasing: samples[(index * Int(frameCapacity))...])
      if let start = channel.baseAddress { channels.initializeElement(at: index, to: start) }
    }
  }

  deinit {
    samples.deallocate()
    channels.deallocate()
  }

  /// The samples of each channel.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels.baseAddress)
  }
}

/// A file whose content is not read.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open var processingFormat: AVAudioFormat { .standard }
  open var fileFormat: AVAudioFormat { .standard }
  public init(forReading fileURL: URL) throws { url = fileURL }
  public init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { url = fileURL }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { url = fileURL }
  open func close() {}
  open var isOpen: Bool { true }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {}
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
