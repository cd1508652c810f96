// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation

/// A generator of still pictures; it fails, since files are not read.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
  ) -> Void
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) {}
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = Self(rawValue: "CleanAperture")
    public static let productionAperture = Self(rawValue: "ProductionAperture")
    public static let encodedPixels = Self(rawValue: "EncodedPixels")
  }
  open var apertureMode: ApertureMode?
  open var videoComposition: AVVideoComposition?
  @preconcurrency open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for _ in requestedTimes {
      handler(.zero, nil, .invalid, .failed, AVError(.decoderNotFound))
    }
  }
  @preconcurrency open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, .invalid, AVError(.decoderNotFound))
  }
  open func cancelAllCGImageGeneration() {}
  /// The pictures of some times, each of which fails.
  public struct Images: AsyncSequence, Sendable {
    public enum Element: Sendable {
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      case failure(requestedTime: CMTime, error: any Error)
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      var times: ArraySlice<CMTime>
      public mutating func next() async -> Element? {
        times.popFirst().map { .failure(requestedTime: $0, error: AVError(.decoderNotFound)) }
      }
    }
    let times: [CMTime]
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
  }
  public func images(for times: [CMTime]) -> Images { Images(times: times) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
}
