import Foundation
import LayoutDSL

@testable import Controls
@testable import Drawing
@testable import ViewCore

/// Finds symbols and images whose names contain their sizes, in points.
///
/// "30x20" is 30 wide and 20 high, and the ink of the symbol "30x20-5" is 5 inside. The baseline of a symbol is a quarter of its
/// height above its bottom. Files whose names start with "broken" exist but cannot be read.
final class NamedImages: ImageProvider {
  private func size(_ name: String) -> CGSize? {
    let numbers = name.split(separator: "x").compactMap { Double($0) }
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }

  func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol? {
    let parts = name.split(separator: "-")
    let margin = parts.count == 2 ? Double(parts[1]) ?? 0 : 0
    return size(String(parts.first ?? "")).map {
      let size = CGSize(width: $0.width * scale, height: $0.height * scale)
      let ink = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
      return ResolvedSymbol(
        size: size, outline: Path(ink), baseline: 0.75 * size.height, ink: ink)
    }
  }

  func image(
    named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool
  ) -> ResolvedImage? {
    size(name).map {
      ResolvedImage(image: DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 255]), size: $0)
    }
  }

  func unreadableFile(named name: String, in folder: URL?) -> (file: String, reason: String)? {
    name.hasPrefix("broken") ? (name + ".png", "it ends too early") : nil
  }

  /// Returns an image of the size in the file's name.
  func image(contentsOf file: URL) -> Result<DisplayImage, any Error> {
    guard let size = size(file.lastPathComponent) else {
      return .failure(CocoaError(.fileNoSuchFile))
    }
    let count = Int(size.width * size.height) * 4
    return .success(
      DisplayImage(
        width: Int(size.width), height: Int(size.height),
        pixels: [UInt8](repeating: 255, count: count)))
  }
}
