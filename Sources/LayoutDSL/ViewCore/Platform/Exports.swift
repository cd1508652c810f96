// SwiftUI brings these along: code that imports only it uses CGFloat and ObservableObject.
@_exported import Combine
@_exported import Drawing
@_exported import Foundation
