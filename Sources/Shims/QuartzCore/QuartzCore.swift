// SystemIntegration has the layers and the time of Core Animation, and ViewCore its animations.
@_exported import CoreGraphics
@_exported import SystemIntegration
@_exported import ViewCore
