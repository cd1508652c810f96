import Foundation
import LayoutDSL
import Render

/// Writing and reading a picture of a user interface, opaque and with alpha.
func benchPNG() throws {
  for (name, ground) in [("opaque", white), ("with alpha", nil)] {
    let picture = try Rasterizer.render(
      cardList(InterFace()), size: sceneSize, scale: 1, background: ground)
    let data = try picture.pngData()
    print("png \(name): \(data.count >> 10) KiB")
    try measure("png encode, \(name)") { _ = try picture.pngData() }
    try measure("png decode, \(name)") { _ = try Pixmap(pngData: data) }
  }
}
