// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AudioToolbox
import Foundation
import QuartzCore

open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  open var suppressesPlayerRendering = false
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  public override init() { super.init() }
  public init(pixelBufferAttributes: [String: Any]?) { super.init() }
  public init(outputSettings: [String: Any]?) { super.init() }
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
  public init(identifiers: [String]?) {}
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?
  ) {}
}

public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?
  ) {}
}

open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
  public let items: [AVMetadataItem]
  public let timeRange: CMTimeRange
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (self.items, self.timeRange) = (items, timeRange)
  }
}

open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
  public override init() { super.init() }
}
