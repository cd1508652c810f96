// SwiftUI brings Foundation along; code that imports only it uses CGFloat and Date.
@_exported import Foundation
