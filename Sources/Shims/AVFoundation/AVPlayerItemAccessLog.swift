// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AudioToolbox
import Foundation
import QuartzCore

open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  open var observedBitrate: Double { -1 }
  open var indicatedBitrate: Double { -1 }
  open var numberOfStalls: Int { 0 }
  open var numberOfBytesTransferred: Int64 { 0 }
  open var durationWatched: TimeInterval { 0 }
  open var uri: String? { nil }
  open var playbackType: String? { nil }
}

open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}
