import Foundation
import Render
import SnapRuntime

/// The values among which the page offers a choice, and those that the command line has chosen.
struct PreviewChoices: Sendable {
  struct Data: Encodable {
    struct Device: Encodable {
      var name: String
      /// The size in portrait and the radius of the corners, in points.
      var width: Double
      var height: Double
      var cornerRadius: Double
    }

    var devices: [Device]
    var typeSizes: [String]
    var versions: [Int]
    /// The chosen values.
    var device: [String]
    var scheme: [String]
    var typeSize: [String]
    var version: [Int]
    var isRightToLeft: Bool
    var isLandscape: Bool
    var showsStatusBar: Bool
    /// The absolute path of the folder to which paths are relative.
    var folder: String
  }

  /// The settings that the page does not vary.
  let base: ScreenSettings
  let data: Data

  init(_ frame: FrameOptions) {
    base = frame.variants.all[0].settings
    data = Data(
      devices: Device.all.map {
        .init(
          name: $0.name, width: $0.size.width, height: $0.size.height, cornerRadius: $0.cornerRadius
        )
      },
      typeSizes: ScreenSettings.TypeSize.allCases.map(\.rawValue),
      versions: Array(ScreenSettings.systemVersions),
      device: frame.screen.device.map(\.name), scheme: frame.screen.scheme.map(\.rawValue),
      typeSize: frame.screen.typeSize.map(\.rawValue), version: frame.screen.os,
      isRightToLeft: frame.screen.rightToLeft, isLandscape: frame.screen.landscape,
      showsStatusBar: frame.screen.statusBar,
      folder: FileManager.default.currentDirectoryPath)
  }

  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(data), as: UTF8.self) }
  }
}
