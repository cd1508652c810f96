import Foundation

extension UIColor {
  /// The name of the colour by its lightness and hue, in English, such as "dark blue".
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha < 0.01 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95 ? "white" : brightness < 0.4 ? "dark gray" : "gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.5 ? "dark \(name)" : saturation < 0.4 ? "light \(name)" : name
  }
}
