import CoreImage
import Foundation

// No video is decoded here, so no frame is filtered.

/// A request to filter a frame of a video, which is never made.
open class AVAsynchronousCIImageFilteringRequest: NSObject, @unchecked Sendable {
  open var renderSize: CGSize { .zero }
  open var compositionTime: CMTime { .zero }
  open var sourceImage: CIImage { .empty() }
  open func finish(with filteredImage: CIImage, context: CIContext?) {}
  open func finish(with error: any Error) {}
}

extension AVVideoComposition {
  /// Creates a composition with the properties of an asset; the closure is never called.
  public convenience init(
    asset: AVAsset,
    applyingCIFiltersWithHandler applier:
      @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
  ) {
    self.init(propertiesOf: asset)
  }

  /// Returns a composition with the properties of an asset; the closure is never called.
  public class func videoComposition(
    with asset: AVAsset,
    applyingCIFiltersWithHandler applier:
      @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
  ) async throws -> Self {
    Self(propertiesOf: asset)
  }

  /// Returns a composition with the properties of an asset.
  public class func videoComposition(
    withPropertiesOf asset: AVAsset
  ) async throws -> Self {
    Self(propertiesOf: asset)
  }
}
