import LayoutDSL
import Rasterizer
import Render
import Goldens

/// Times comparisons of images that are equal, and that differ in a hundredth of their pixels.
func benchCompare() throws {
  let picture = try Rasterizer.render(
    cardList(InterFace()), size: sceneSize, scale: 1, background: white)
  var scattered = picture, block = picture
  var random = LinearCongruentialGenerator()
  for _ in 0..<29_624 {
    let index = Int(random.next(0, Double(picture.width * picture.height))) * 4
    scattered.bytes[index] ^= 77
  }
  for y in 900..<1072 {
    for x in 400..<572 { block.bytes[(y * picture.width + x) * 4 + 1] ^= 77 }
  }
  // An equal image with its own memory.
  var equal = picture
  equal.bytes[0] ^= 0
  for (name, other) in [("equal", equal), ("scattered", scattered), ("block", block)] {
    measure("compare \(name)") {
      _ = PixelComparison(expected: picture, actual: other).differing
    }
  }
}
