// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecJPEG = "jpeg"

/// The former output for single pictures; there is no camera, so each picture fails.
@available(*, deprecated, renamed: "AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  open var outputSettings: [String: Any] = [:]
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  open var isStillImageStabilizationSupported: Bool { false }
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  open var isStillImageStabilizationActive: Bool { false }
  open var isHighResolutionStillImageOutputEnabled = false
  open var isCapturingStillImage: Bool { false }
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    handler(nil, AVError(.deviceNotConnected))
  }
  /// Returns nil: there are no compressed pictures.
  open class func jpegStillImageNSDataRepresentation(
    _ jpegSampleBuffer: CMSampleBuffer
  ) -> Data? { nil }
}
