// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SystemIntegration
import ViewCore

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}

extension CALayer: CAMediaTiming {
  /// The look before and after the layer's own animation, which is not drawn.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: ownFillMode) }
    set { ownFillMode = newValue.rawValue }
  }

  /// The format of the stored content, which has no effect.
  public var contentsFormat: CALayerContentsFormat {
    get { CALayerContentsFormat(rawValue: ownContentsFormat) }
    set { ownContentsFormat = newValue.rawValue }
  }

  /// The edges that are smooth: all of them are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: smoothEdges) }
    set { smoothEdges = newValue.rawValue }
  }

  /// The actions for changes of properties, which are not run: such changes are not animated.
  public var actions: [String: any CAAction]? {
    get { ownActions?.compactMapValues { $0 as? any CAAction } }
    set { ownActions = newValue }
  }
}
