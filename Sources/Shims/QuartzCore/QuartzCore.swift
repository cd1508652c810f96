// ViewCore has the layers and the time of Core Animation.
@_exported import CoreGraphics
@_exported import ViewCore
