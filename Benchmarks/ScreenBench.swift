import Foundation
import LayoutDSL
import Render

/// Times a whole picture, from views to PNG: 1,000 cards with text on a screen of an iPhone.
@MainActor
func benchScreen() throws {
  func makeHost() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 390, height: 844), scale: 3) {
      TextCardList(count: 1_000)
    }
  }
  try measure("screen: views to PNG", on: {}, clock: CLOCK_MONOTONIC) {
    try makeHost().render().pngData()
  }
  let host = try makeHost()
  try measure("screen: raster", on: {}, clock: CLOCK_MONOTONIC) { _ = try host.render() }
  let picture = try host.render()
  try measure("screen: PNG") { _ = try picture.pngData() }
}
