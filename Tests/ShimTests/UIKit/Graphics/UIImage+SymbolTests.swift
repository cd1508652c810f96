import SwiftUI
import Testing

@MainActor struct UIImageSymbolTests {
  @Test func aSymbolHasTheSizeAndColourOfItsConfiguration() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let image = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
    struct Shown: View {
      let image: UIImage
      var body: some View { Image(uiImage: image) }
    }
    let plain = try ViewHost { Shown(image: image) }
    let expected = try ViewHost {
      Image(systemName: "star.fill").font(.system(size: 40, weight: .bold))
    }
    #expect(abs(plain.size.width - expected.size.width) < 1)
    let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    let picture = try ViewHost { Shown(image: red) }.render()
    let middle = picture[picture.width / 2, picture.height / 2]
    #expect(middle.red > 200 && middle.green < 50)
    #expect(
      image.isSymbolImage
        && image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test func aSymbolTellsItsConfiguration() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    let again = try #require(
      UIImage(systemName: "star", withConfiguration: image.symbolConfiguration))
    #expect(again.size == image.size)
    #expect(again.size != UIImage(systemName: "star")?.size)
    #expect(UIImage().symbolConfiguration == nil)
  }

  /// Keeping a drawing inside a symbol clears the corners of its rectangle.
  @Test func aSymbolMasksADrawing() throws {
    struct Shown: View {
      var body: some View {
        let area = CGRect(x: 0, y: 0, width: 40, height: 40)
        let image = UIGraphicsImageRenderer(size: area.size).image { context in
          context.fill(area)
          UIImage(systemName: "star.fill")?.draw(in: area, blendMode: .destinationIn, alpha: 1)
        }
        Image(uiImage: image)
      }
    }
    let picture = try ViewHost { Shown() }.render()
    let corner = picture[1, 1], middle = picture[picture.width / 2, picture.height / 2]
    #expect(corner.alpha == 0 || corner.red == 255)
    #expect(middle.alpha == 255 && middle.red == 0)
  }
}
