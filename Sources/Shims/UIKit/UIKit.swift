// Only the names that Apple's module has. Those of SwiftUI would be ambiguous with an app's own in
// a file that imports UIKit alone, such as the `Animation` of a library.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationNames
@_exported import ImageIO
@_exported import ObjectiveCNames
@_exported import typealias LayoutDSL.Preview
@_exported import QuartzCore
@_exported import class SystemIntegration.FileWrapper
@_exported import struct SystemIntegration.NSDirectionalEdgeInsets
@_exported import class SystemIntegration.NSItemProvider
@_exported import struct SystemIntegration.NSItemProviderFileOptions
@_exported import protocol SystemIntegration.NSItemProviderReading
@_exported import enum SystemIntegration.NSItemProviderRepresentationVisibility
@_exported import protocol SystemIntegration.NSItemProviderWriting
@_exported import class SystemIntegration.NSUserActivity
@_exported import var SystemIntegration.NSUserActivityTypeBrowsingWeb
@_exported import struct SystemIntegration.PreviewTrait
@_exported import enum SystemIntegration.UIAccessibilityScrollDirection
@_exported import struct SystemIntegration.UIAccessibilityTraits
@_exported import class SystemIntegration.UIActivityIndicatorView
@_exported import class SystemIntegration.UIApplication
@_exported import class SystemIntegration.UIColor
@_exported import struct SystemIntegration.UIEdgeInsets
@_exported import enum SystemIntegration.UIEditingInteractionConfiguration
@_exported import class SystemIntegration.UIEvent
@_exported import class SystemIntegration.UIImage
@_exported import enum SystemIntegration.UIKeyboardType
@_exported import struct SystemIntegration.UILayoutPriority
@_exported import class SystemIntegration.UIPress
@_exported import class SystemIntegration.UIPressesEvent
@_exported import class SystemIntegration.UIResponder
@_exported import class SystemIntegration.UIScrollView
@_exported import protocol SystemIntegration.UIScrollViewDelegate
@_exported import enum SystemIntegration.UISemanticContentAttribute
@_exported import class SystemIntegration.UITableView
@_exported import enum SystemIntegration.UITextAutocapitalizationType
@_exported import struct SystemIntegration.UITextContentType
@_exported import class SystemIntegration.UITouch
@_exported import class SystemIntegration.UITraitCollection
@_exported import enum SystemIntegration.UIUserInterfaceIdiom
@_exported import enum SystemIntegration.UIUserInterfaceSizeClass
@_exported import enum SystemIntegration.UIUserInterfaceStyle
@_exported import class SystemIntegration.UIView
@_exported import typealias SystemIntegration._ColorLiteralType
@_exported import typealias SystemIntegration._ImageLiteralType
@_exported import UserNotifications
