import Foundation
import LayoutDSL
import Render

/// Draws translations from a string catalog or a strings file, which the first byte selects.
@MainActor func fuzzStrings(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  let isCatalog = source.bool()
  let language = source.choice(["en", "ar", "ru", "zz"])
  let count = Int(source.byte())
  // Foundation leaks a page for each empty file that it reads.
  guard !source.isAtEnd else { return false }
  let files = FileManager.default
  let folder = files.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())")
  let place = isCatalog ? folder : folder.appendingPathComponent("\(language).lproj")
  defer { try? files.removeItem(at: folder) }
  try? files.createDirectory(at: place, withIntermediateDirectories: true)
  let name = "Localizable." + (isCatalog ? "xcstrings" : "strings")
  try? Data(source.rest()).write(to: place.appendingPathComponent(name))
  guard let bundle = Bundle(path: folder.path) else { return false }
  let host = try? ViewHost(size: CGSize(width: 60, height: 60)) {
    VStack {
      Text("a", bundle: bundle)
      Text("\(count) b \(1.5) \("c")", bundle: bundle)
    }
    .environment(\.locale, Locale(identifier: language))
  }
  return (try? host?.render()) != nil
}

/// Seeds: a catalog with all kinds of variations, and a strings file.
let stringsSeeds: [[UInt8]] = [
  [1, 0, 2]
    + Array(
      #"""
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"%@ %%"}},\#
      "ru":{"variations":{"device":{"iphone":{"stringUnit":{"value":"d"}}}}}}},\#
      "%lld b %lf %@":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":\#
      {"value":"%1$lld x"}},"other":{"stringUnit":{"value":"%3$@ %2$.1lf %#@n@"}}}},"substitutions":\#
      {"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":\#
      {"value":"%arg y"}}}}}}}}}},"version":"1.0"}
      """#.utf8),
  [0, 1, 3]
    + Array(
      #"""
      /* a */ "a" = "b\n\U00e9\"";  // c
      "%lld b %lf %@" = "%2$lf %1$lld";
      key = "value";
      """#.utf8),
]
