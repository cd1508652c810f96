// ViewCore has the types that the engine uses itself, such as `UIColor` and `UIView`.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import ImageIO
@_exported import LayoutDSL
@_exported import FoundationNames
@_exported import ObjectiveCNames
@_exported import QuartzCore
@_exported import Render
@_exported import UserNotifications
