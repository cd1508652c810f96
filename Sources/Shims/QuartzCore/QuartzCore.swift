// Only the names that Apple's module has: `Animation` and `Transaction` are SwiftUI's.
@_exported import CoreGraphics
@_exported import struct SystemIntegration.CACornerMask
@_exported import func SystemIntegration.CACurrentMediaTime
@_exported import protocol SystemIntegration.CAAction
@_exported import class SystemIntegration.CALayer
@_exported import struct SystemIntegration.CALayerContentsFilter
@_exported import struct SystemIntegration.CALayerContentsGravity
@_exported import struct SystemIntegration.CALayerCornerCurve
@_exported import protocol SystemIntegration.CALayerDelegate
@_exported import struct SystemIntegration.CATransform3D
@_exported import func SystemIntegration.CATransform3DConcat
@_exported import func SystemIntegration.CATransform3DEqualToTransform
@_exported import func SystemIntegration.CATransform3DGetAffineTransform
@_exported import var SystemIntegration.CATransform3DIdentity
@_exported import func SystemIntegration.CATransform3DInvert
@_exported import func SystemIntegration.CATransform3DIsAffine
@_exported import func SystemIntegration.CATransform3DIsIdentity
@_exported import func SystemIntegration.CATransform3DMakeAffineTransform
@_exported import func SystemIntegration.CATransform3DMakeRotation
@_exported import func SystemIntegration.CATransform3DMakeScale
@_exported import func SystemIntegration.CATransform3DMakeTranslation
@_exported import func SystemIntegration.CATransform3DRotate
@_exported import func SystemIntegration.CATransform3DScale
@_exported import func SystemIntegration.CATransform3DTranslate
