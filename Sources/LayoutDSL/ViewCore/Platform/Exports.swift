// SwiftUI re-exports these modules: code that imports only SwiftUI uses CGFloat, Transferable,
// UTType and ObservableObject.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Drawing
@_exported import Foundation
@_exported import UniformTypeIdentifiers
