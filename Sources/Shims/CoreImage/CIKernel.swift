// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Kernels are programs for a GPU, which there is none of.

@available(*, unavailable, message: "kernels need a GPU; combine the filters of CIFilterBuiltins")
open class CIKernel: NSObject {}
@available(*, unavailable, message: "kernels need a GPU; combine the filters of CIFilterBuiltins")
open class CIColorKernel: NSObject {}
@available(*, unavailable, message: "kernels need a GPU; combine the filters of CIFilterBuiltins")
open class CIWarpKernel: NSObject {}
@available(*, unavailable, message: "kernels need a GPU; combine the filters of CIFilterBuiltins")
open class CIBlendKernel: NSObject {}
@available(*, unavailable, message: "kernels need a GPU; combine the filters of CIFilterBuiltins")
open class CIImageProcessorKernel: NSObject {}
@available(*, unavailable, message: "pictures are sampled by kernels, which need a GPU")
open class CISampler: NSObject {}
