// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import CoreVideo
import Foundation

// Samples of Core Media, which keep their image and their times.

public typealias CMItemCount = Int
public typealias CMPersistentTrackID = Int32
public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeIndefinite = CMTime.indefinite

public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init() { self.init(width: 0, height: 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The kind of samples.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
  public let mediaType: CMMediaType
  public let mediaSubType: FourCharCode
  public let dimensions: CMVideoDimensions
  init(
    mediaType: CMMediaType = 0, subType: FourCharCode = 0,
    dimensions: CMVideoDimensions = CMVideoDimensions()
  ) {
    (self.mediaType, mediaSubType, self.dimensions) = (mediaType, subType, dimensions)
  }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
  desc.mediaType
}
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType
}
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(
    mediaType: kCMMediaType_Video, subType: CVPixelBufferGetPixelFormatType(imageBuffer),
    dimensions: CMVideoDimensions(
      width: Int32(CVPixelBufferGetWidth(imageBuffer)),
      height: Int32(CVPixelBufferGetHeight(imageBuffer))))
  return 0
}

public struct CMSampleTimingInfo: Hashable, Sendable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime
  public init() {
    self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
  }
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }
}

/// Bytes of samples.
public final class CMBlockBuffer: NSObject, @unchecked Sendable {
  public let dataLength: Int
  init(dataLength: Int) { self.dataLength = dataLength }
}
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

/// A frame or a sound.
public final class CMSampleBuffer: NSObject, @unchecked Sendable {
  public let imageBuffer: CVImageBuffer?
  public let formatDescription: CMFormatDescription?
  let timing: CMSampleTimingInfo
  public var dataBuffer: CMBlockBuffer? { nil }
  public var numSamples: Int { imageBuffer == nil ? 0 : 1 }
  public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
  public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
  public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
  public var duration: CMTime { timing.duration }
  public var isValid: Bool { true }
  public var dataReadiness: Bool { true }
  public init(
    imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: CMSampleTimingInfo
  ) throws {
    self.imageBuffer = imageBuffer
    self.formatDescription = formatDescription
    timing = sampleTiming
  }
}
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? {
  sbuf.dataBuffer
}
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) {}
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  sampleBufferOut.pointee = try? CMSampleBuffer(
    imageBuffer: imageBuffer, formatDescription: formatDescription,
    sampleTiming: sampleTiming.pointee)
  return 0
}
public typealias CMAttachmentMode = UInt32
public func CMGetAttachment(
  _ target: NSObject, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> Any? { (target as? CVBuffer).flatMap { CVBufferGetAttachment($0, key, nil) } }
public func CMCopyDictionaryOfAttachments(
  allocator: CFAllocator?, target: NSObject, attachmentMode: CMAttachmentMode
) -> CFDictionary? { nil }

/// The clock of the host.
public final class CMClock: NSObject, @unchecked Sendable {
  public static let hostTimeClock = CMClock()
  public var time: CMTime {
    CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
  }
}
public typealias CMTimebase = CMClock
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

// MARK: Times

extension CMTime {
  public static let negativeInfinity = CMTime.invalid
  public enum RoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
    case roundTowardNegativeInfinity
    public static var `default`: RoundingMethod { .roundHalfAwayFromZero }
  }
  public func convertScale(_ newTimescale: CMTimeScale, method: RoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
  public static func += (left: inout CMTime, right: CMTime) { left = left + right }
  public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: UInt32, epoch: Int64) {
    self.init(value: value, timescale: timescale)
  }
}
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  let (value, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  return isTooLarge ? .invalid : CMTime(value: value, timescale: time.timescale)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Float64(multiplier) / Float64(divisor))
}
@discardableResult
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 > time2 ? 1 : 0
}
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: CMTimeScale, method: CMTime.RoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> String? {
  "{\(time.value)/\(time.timescale) = \(time.seconds)}"
}
public func CMTimeShow(_ time: CMTime) { print("{\(time.value)/\(time.timescale)}") }
extension CMTimeRange {
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  public init() { self = .zero }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { duration == .zero }
  public var isIndefinite: Bool { start.isIndefinite || duration.isIndefinite }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    range.start >= start && range.end <= end
  }
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (from, to) = (max(start, other.start), min(end, other.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}
public let kCMTimeRangeZero = CMTimeRange.zero
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
