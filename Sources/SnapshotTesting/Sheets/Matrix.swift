import Foundation
import LayoutDSL
import Render
import Goldens

extension Snapshotting where Value: View, Format == ContactSheet {
  /// Saves a view on every combination of devices, appearances, text sizes and locales as one
  /// sheet.
  ///
  /// Combinations that look the same share a cell, so a sheet shows only pictures that differ.
  ///
  /// - Parameters:
  ///   - devices: The screens, by their names.
  ///   - schemes: Light and dark appearance.
  ///   - sizes: The Dynamic Type sizes.
  ///   - locales: The locales, which also set the direction of the layout.
  ///   - scale: The number of pixels per point; nil for that of each device.
  public static func matrix(
    devices: [Device] = [.standard],
    schemes: [ColorScheme] = [.light, .dark],
    sizes: [DynamicTypeSize] = [.large],
    locales: [Locale] = [Locale(identifier: "en_US")],
    scale: CGFloat? = 1
  ) -> Snapshotting {
    sheet { view in
      var pictures: [(name: String, capture: Capture<Pixmap>)] = []
      for device in devices {
        for scheme in schemes {
          for size in sizes {
            for locale in locales {
              let name = [
                devices.count > 1 ? device.name : "", schemes.count > 1 ? "\(scheme)" : "",
                sizes.count > 1 ? "\(size)" : "", locales.count > 1 ? locale.identifier : "",
              ].filter { !$0.isEmpty }.joined(separator: " ")
              var traits = UITraitCollection.Specified()
              traits.userInterfaceStyle = UIUserInterfaceStyle(scheme)
              traits.dynamicTypeSize = size
              let screen = SnapshotScreen(
                config: ViewImageConfig(device), traits: UITraitCollection(specified: traits),
                scale: scale, locale: locale)
              let host = try screen.host(showing: view)
              pictures.append((name.isEmpty ? device.name : name, try host.picture()))
            }
          }
        }
      }
      return pictures
    }
  }
}
