import SwiftUI
import Testing

private final class Brand: UIColor, @unchecked Sendable {
  static let ink = Brand(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  fileprivate class var card: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  }
}

@MainActor struct UIColorCGColorTests {
  @Test func coloursCanBeSubclassedAndExtended() {
    #expect(Color(uiColor: UIColor(hex: 0xFF0000)) == Color(UIColor.red))
    #expect(Brand.ink == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(UIColor.red != UIColor.green && UIColor.red == UIColor(hex: 0xFF0000))
  }

  @Test func componentsAreReadBack() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(Brand.ink.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - 0.2) < 1e-6 && abs(blue - 0.6) < 1e-6 && alpha == 1)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let colour = UIColor(hue: 0.7, saturation: 0.5, brightness: 0.8, alpha: 0.3)
    #expect(colour.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.7) < 1e-5 && abs(saturation - 0.5) < 1e-5 && abs(alpha - 0.3) < 1e-5)
    #expect(UIColor.clear.cgColor.alpha == 0)
    #expect(UIColor(cgColor: UIColor.green.cgColor) == UIColor.green)
  }

  @Test func literalsAreColoursAndImages() {
    let green = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(green == UIColor.green && green.cgColor.alpha == 1)
    let missing = #imageLiteral(resourceName: "nowhere")
    #expect(missing.size == .zero)
  }

  @Test func coloursAreArchived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(hex: 0x336699), requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == UIColor(hex: 0x336699))
  }

  @Test func coloursAreConvertedBetweenSpaces() {
    let colour = UIColor.orange.cgColor
    let converted = colour.converted(
      to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(converted?.components == colour.components)
    #expect(
      colour.converted(to: CGColorSpaceCreateDeviceGray(), intent: .perceptual, options: nil)
        == nil)
    #expect(colour.colorSpace?.numberOfComponents == 3)
  }

  @Test func dynamicColoursFollowTheView() throws {
    func pixel(_ scheme: ColorScheme) throws -> UInt8 {
      let host = try ViewHost(size: CGSize(width: 2, height: 2), colorScheme: scheme) {
        Color(UIColor.card)
      }
      return try host.render()[0, 0].red
    }
    #expect(try pixel(.light) == 255)
    #expect(try pixel(.dark) == 0)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.card.resolvedColor(with: dark) == UIColor.black)
  }
}
