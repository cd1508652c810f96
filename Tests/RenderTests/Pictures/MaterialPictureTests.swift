import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render

/// Compares materials over plain colours with UIKit's materials of the same names, as recorded on
/// an iPhone.
///
/// Each background has one colour, so the blur changes nothing.
@MainActor struct MaterialPictureTests {
  private struct Sample: Sendable {
    let background: [Double]
    /// The ultra thin, thin, regular, thick and bar materials.
    let light: [[Double]]
    let dark: [[Double]]
  }

  private static let samples = [
    Sample(
      background: [0, 0, 0],
      light: [[88.7], [141.2], [196.1, 197.9, 196.1], [234], [178, 179.2, 178]],
      dark: [[31.8], [32], [31.8], [30], [18, 19.2, 19.1]]),
    Sample(
      background: [255, 255, 255], light: [[245], [245.1], [244.9], [246], [247, 247.6, 247]],
      dark: [[176.8], [125.8], [84], [36], [87.8]]),
    Sample(
      background: [128, 128, 128],
      light: [[169.3], [200.3], [222.2, 223.9, 222.2], [243], [239.6]],
      dark: [[100], [76], [63.8], [42], [74.8]]),
    Sample(
      background: [64, 64, 64], light: [[130], [175.1], [208], [237], [210.2]],
      dark: [[63.4], [55.8], [53.8], [39], [58.1, 59.9, 58.2]]),
    Sample(
      background: [255, 0, 0],
      light: [
        [234, 93, 93], [254.9, 141.2, 141.2], [254.9, 185.8, 185.8], [254.9, 225.9, 225.9],
        [254.9, 190.6, 190.6],
      ],
      dark: [
        [168.8, 29, 29], [159.1, 21.9, 21.9], [126, 30.2, 30.3], [75.4, 30, 30], [156.1, 28, 28],
      ]),
    Sample(
      background: [0, 255, 0],
      light: [
        [101.6, 244, 101.6], [120.1, 254.9, 120.2], [167, 254.9, 167], [213.9, 254.9, 213.9],
        [203.6, 254.9, 203.6],
      ],
      dark: [[32, 172.6, 32], [0.1, 133, 0.1], [2, 97.6, 2], [9, 54.5, 9], [0.1, 114, 0.1]]),
    Sample(
      background: [0, 0, 255],
      light: [
        [90, 90, 230.3], [141.1, 141.2, 254.9], [192.1, 192.1, 254.9], [231, 231, 254.9],
        [182.2, 182.2, 252.6],
      ],
      dark: [
        [30.2, 30.3, 169], [27.8, 27.9, 165.1], [32.2, 32.2, 128.3], [30, 30, 77.1],
        [24.1, 24.2, 152.6],
      ]),
    Sample(
      background: [200, 120, 60],
      light: [
        [210.7, 166.3, 133], [239.1, 195.8, 163.2], [251, 220.1, 197.9], [254.9, 240.9, 231],
        [254.9, 238.2, 221.6],
      ],
      dark: [
        [139, 95, 61.8], [114, 70, 38], [90, 59.8, 37.8], [54.4, 39, 30], [108.9, 69.7, 39],
      ]),
    Sample(
      background: [60, 140, 160],
      light: [
        [131.3, 176, 187.3], [165.1, 208, 218.2], [198.1, 228, 236.9], [231, 243.9, 249],
        [221.6, 243.2, 247.6],
      ],
      dark: [
        [63, 107.8, 118.8], [40, 83.8, 94.1], [39.8, 69.8, 75.8], [30, 45.5, 48.4],
        [42.1, 82.8, 92.8],
      ]),
    Sample(
      background: [180, 150, 140],
      light: [
        [201.3, 184, 179.3], [222.5, 208, 202], [240.8, 228, 224.2], [249, 243, 243],
        [254.9, 247, 244.6],
      ],
      dark: [
        [128.2, 112.3, 107.8], [98.1, 82, 78], [75.8, 65.8, 61.8], [48.4, 42, 39],
        [90.8, 74.7, 69.9],
      ]),
  ]

  private let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .bar]

  /// The three components of a material over a colour.
  private func color(_ material: Material, over color: [Double], _ scheme: ColorScheme) throws
    -> [Double]
  {
    let view = Rectangle().fill(material).frame(width: 8, height: 8)
      .background(
        Color(red: color[0] / 255, green: color[1] / 255, blue: color[2] / 255)
          .frame(width: 40, height: 40)
      )
      .frame(width: 40, height: 40)
      .environment(\.colorScheme, scheme)
    let host = try ViewHost(size: CGSize(width: 40, height: 40), scale: 1) { view }
    let pixel = try host.render()[20, 20]
    return [Double(pixel.red), Double(pixel.green), Double(pixel.blue)]
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func materialsMatchRecordedColors(scheme: ColorScheme) throws {
    var worst = 0.0, sum = 0.0, count = 0.0
    for sample in Self.samples {
      for (index, material) in materials.enumerated() {
        let measured = scheme == .light ? sample.light[index] : sample.dark[index]
        let actual = try color(material, over: sample.background, scheme)
        for part in 0..<3 {
          let difference = abs(actual[part] - (measured.count == 3 ? measured[part] : measured[0]))
          worst = max(worst, difference)
          (sum, count) = (sum + difference, count + 1)
        }
      }
    }
    #expect(worst <= 7, "of 255")
    #expect(sum / count <= 1.5)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func thickerMaterialsHideMore(scheme: ColorScheme) throws {
    func contrast(_ material: Material) throws -> Double {
      try abs(
        color(material, over: [200, 40, 40], scheme)[0]
          - color(material, over: [40, 200, 40], scheme)[0])
    }
    let contrasts = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(contrast)
    #expect(contrasts[3] > contrasts[4] && contrasts[4] > 0)
    #expect(contrasts[0] > contrasts[3])
  }
}
