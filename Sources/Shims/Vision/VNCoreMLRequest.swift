// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreML
import Foundation

/// A model for the analysis of pictures; none can be made, since no model is loaded here.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  open var inputImageFeatureName = "image"
  open var featureProvider: (any MLFeatureProvider)?
  public init(for model: MLModel) throws { throw MLModelError(.io) }
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
  case scaleFitRotate90CCW = 0x101
  case scaleFillRotate90CCW = 0x102
}

/// A value that a model finds in a picture.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
  open var featureName: String { "" }
}

/// The analysis of a picture by a model, which finds nothing.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
public let VNCoreMLRequestRevision1 = 1
