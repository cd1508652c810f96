import Foundation
import LayoutDSL
import Render

/// Writes JSON as the Contents.json of an image set, a colour set and a group of an asset catalog,
/// and draws them.
@MainActor func fuzzAssets(_ bytes: [UInt8]) -> Bool {
  // Foundation leaks a page for each empty file that it reads.
  guard !bytes.isEmpty else { return false }
  let json = Data(bytes)
  let files = FileManager.default
  let folder = files.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())")
  defer { try? files.removeItem(at: folder) }
  let catalog = folder.appendingPathComponent("A.xcassets")
  for set in ["G/a.imageset", "G/c.colorset"] {
    let set = catalog.appendingPathComponent(set)
    try? files.createDirectory(at: set, withIntermediateDirectories: true)
    try? json.write(to: set.appendingPathComponent("Contents.json"))
    try? Data(PNGMaker.smallest).write(to: set.appendingPathComponent("a.png"))
  }
  try? json.write(to: catalog.appendingPathComponent("G/Contents.json"))
  guard let bundle = Bundle(path: folder.path),
    let images = try? RenderServices().engineServices().images
  else { return false }
  var isFound = false
  for name in ["a", "G/a"] {
    _ = images.color(named: name.replacing("a", with: "c"), in: bundle.resourceURL)
    let image = images.image(named: name, in: folder, displayScale: 2, isDark: true)
    guard let image else { continue }
    let host = try? ViewHost(size: CGSize(width: 20, height: 20)) {
      Image(bitmap: image).resizable()
    }
    if (try? host?.render()) != nil { isFound = true }
  }
  return isFound
}

/// Seeds: image sets and colour sets.
let assetsSeeds: [[UInt8]] = catalogs.map { Array($0.utf8) }

private let catalogs = [
  """
  {"images":[{"filename":"a.png","scale":"2x","appearances":[{"value":"dark"}],"resizing":{\
  "cap-insets":{"top":1,"left":1e9,"bottom":-1,"right":0.5}}},{"filename":"a.png","scale":"1e-9x"}],\
  "properties":{"template-rendering-intent":"template","provides-namespace":true},"colors":[{"color":\
  {"color-space":"display-p3","components":{"red":"0xFF","green":"128","blue":"0.5","alpha":"1"}},\
  "appearances":[{"value":"dark"},{"value":"high"}]},{"color":{"color-space":\
  "extended-linear-srgb","components":{"white":"1e30"}}}]}
  """,
  #"{"images":[{"filename":"../a.png","scale":"x"},{"filename":"a.png","scale":"3x"}]}"#,
]
