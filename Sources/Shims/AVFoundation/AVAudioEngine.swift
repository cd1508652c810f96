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

open class AVAudioNode: NSObject, @unchecked Sendable {
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  /// Never calls the block: there is no sound.
  open func installTap(
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
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}

open class AVAudioUnitTimePitch: AVAudioNode, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  public override init() { super.init() }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
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

/// A buffer of samples as 32-bit floating-point numbers, silent at first.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
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
    (self.format, self.frameCapacity) = (format, frameCapacity)
    samples = .allocate(capacity: max(count, 1))
    samples.initialize(repeating: 0)
    channels = .allocate(capacity: Int(format.channelCount))
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
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
