// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AVFoundation
import CoreGraphics

// Encoders and decoders of video: there are none, so sessions cannot be made.

public typealias VTSession = NSObject
public final class VTCompressionSession: NSObject, @unchecked Sendable {}
public final class VTDecompressionSession: NSObject, @unchecked Sendable {}
public final class VTPixelTransferSession: NSObject, @unchecked Sendable {}

public let kVTParameterErr: OSStatus = -12902
public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906

public struct VTEncodeInfoFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
  public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}
public struct VTDecodeInfoFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
  public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
}
public struct VTDecodeFrameFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
  public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 2)
  public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
}
public typealias VTCompressionOutputCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, UInt32, UnsafeRawPointer?
  ) -> Void
public typealias VTCompressionOutputHandler = (OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void

public nonisolated(unsafe) let kVTCompressionPropertyKey_RealTime: CFString = "RealTime"
public nonisolated(unsafe) let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel"
public nonisolated(unsafe) let kVTCompressionPropertyKey_AverageBitRate: CFString =
  "AverageBitRate"
public nonisolated(unsafe) let kVTCompressionPropertyKey_ExpectedFrameRate: CFString =
  "ExpectedFrameRate"
public nonisolated(unsafe) let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString =
  "MaxKeyFrameInterval"
public nonisolated(unsafe) let kVTCompressionPropertyKey_AllowFrameReordering: CFString =
  "AllowFrameReordering"
public nonisolated(unsafe) let kVTCompressionPropertyKey_DataRateLimits: CFString =
  "DataRateLimits"
public nonisolated(unsafe) let kVTCompressionPropertyKey_Quality: CFString = "Quality"
public nonisolated(unsafe) let kVTProfileLevel_H264_Baseline_AutoLevel: CFString =
  "H264_Baseline_AutoLevel"
public nonisolated(unsafe) let kVTProfileLevel_H264_Main_AutoLevel: CFString =
  "H264_Main_AutoLevel"
public nonisolated(unsafe) let kVTProfileLevel_H264_High_AutoLevel: CFString =
  "H264_High_AutoLevel"
public nonisolated(unsafe) let kVTProfileLevel_HEVC_Main_AutoLevel: CFString =
  "HEVC_Main_AutoLevel"

@discardableResult
public func VTCompressionSessionCreate(
  allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
  encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
  compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
  refcon: UnsafeMutableRawPointer?,
  compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
  compressionSessionOut.pointee = nil
  return kVTCouldNotFindVideoEncoderErr
}
@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
  kVTInvalidSessionErr
}
@discardableResult
public func VTCompressionSessionEncodeFrame(
  _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime,
  duration: CMTime, frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
  infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionEncodeFrame(
  _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime,
  duration: CMTime, frameProperties: CFDictionary?,
  infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?,
  outputHandler: @escaping VTCompressionOutputHandler
) -> OSStatus {
  outputHandler(kVTInvalidSessionErr, [], nil)
  return kVTInvalidSessionErr
}
@discardableResult
public func VTCompressionSessionCompleteFrames(
  _ session: VTCompressionSession, untilPresentationTimeStamp: CMTime
) -> OSStatus { kVTInvalidSessionErr }
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key: CFString, value: Any?) -> OSStatus {
  kVTInvalidSessionErr
}
@discardableResult
public func VTDecompressionSessionCreate(
  allocator: CFAllocator?, formatDescription: CMVideoFormatDescription,
  decoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
  outputCallback: UnsafeRawPointer?,
  decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus {
  decompressionSessionOut.pointee = nil
  return kVTCouldNotFindVideoDecoderErr
}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Reports that the picture cannot be made.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?,
  imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  imageOut.pointee = nil
  return kVTParameterErr
}
