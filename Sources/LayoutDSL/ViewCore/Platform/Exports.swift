// SwiftUI re-exports these modules: code that imports only SwiftUI uses CGFloat and
// ObservableObject.
@_exported import Combine
@_exported import Drawing
@_exported import Foundation
