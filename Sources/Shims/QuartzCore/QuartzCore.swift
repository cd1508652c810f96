// Core Animation's layers and time are in ViewCore.
@_exported import CoreGraphics
@_exported import ViewCore
