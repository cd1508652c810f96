// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Players and recorders that play and record nothing.

@MainActor @preconcurrency
open class AVPlayer: NSObject {
  public let url: URL?
  open var volume: Float = 1
  open var isMuted = false
  open var rate: Float = 0
  open var actionAtItemEnd = ActionAtItemEnd.pause
  public private(set) var currentItem: AVPlayerItem?

  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  nonisolated public override init() { url = nil }
  nonisolated public init(url: URL) { self.url = url }
  nonisolated public init(playerItem item: AVPlayerItem?) { url = item?.url }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func seek(to time: CMTime) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let url: URL?
  public init(url URL: URL) { url = URL }
  public init(asset: AVAsset) { url = asset.url }
}

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL?
  public init(url URL: URL) { url = URL }
}

public typealias AVURLAsset = AVAsset

public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    let ticks = seconds * Double(preferredTimescale)
    self.init(value: Int64(exactly: ticks.rounded()) ?? 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public static let zero = CMTime(value: 0, timescale: 1)
}

public protocol AVAudioPlayerDelegate: AnyObject {}

open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  public private(set) var isPlaying = false
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  open func setActive(_ active: Bool) throws {}
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public init?(language languageCode: String?) {}
}

open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open var isSpeaking: Bool { false }
  public override init() { super.init() }
  open func speak(_ utterance: AVSpeechUtterance) {}
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class AVCaptureDevice: NSObject {
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
