@_exported import CoreData
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import LayoutDSL
@_exported import Observation
@_exported import Render
@_exported import UIKit
