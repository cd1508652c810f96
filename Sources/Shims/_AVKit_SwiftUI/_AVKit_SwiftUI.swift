// The part of AVKit that has views of SwiftUI.
@_exported import AVKit
