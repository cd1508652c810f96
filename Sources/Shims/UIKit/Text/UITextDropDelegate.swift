// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

@MainActor @preconcurrency public protocol UITextDragDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UITextDropDelegate: NSObjectProtocol {}
