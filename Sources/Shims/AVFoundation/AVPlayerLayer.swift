// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AudioToolbox
import Foundation
import QuartzCore

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer for a video; it shows nothing.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  open var pixelBufferAttributes: [String: Any]?
  public override init() { super.init() }
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A layer for samples; it shows nothing.
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForMoreMediaData: Bool { true }
  open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
  open var error: (any Error)? { nil }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
  open func flush() {}
  open func flushAndRemoveImage() {}
}
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }
