import Examples
import Foundation
import LayoutDSL
import Render

/// Prints a hash of the pixels of repeated runs of one fling; all lines must be equal, in every
/// process and configuration.
@MainActor
func printFlingHashes(count: Int) throws {
  for _ in 0..<count {
    let host = try ViewHost(size: articleSize) { FaceShelf() }
    var hash = PixelHash()
    hash.add(try host.render())
    host.fling(from: CGPoint(x: 350, y: 110), velocity: CGVector(dx: -3_000, dy: 0))
    for time in [0, 0.1, 0.35, 1, 2] {
      host.advance(to: 0.1 + time)
      hash.add(try host.render())
    }
    print(hash.text)
  }
}

/// Prints the name and a hash of the pixels of one page of the gallery, or of all for an empty name.
@MainActor
func printGalleryHashes(of name: String) throws {
  for page in GalleryPage.all where name.isEmpty || page.name == name {
    var hash = PixelHash()
    hash.add(try page.host().render())
    print(page.name, hash.text)
  }
}

/// An FNV-1a hash of the bytes of images.
private struct PixelHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ picture: Pixmap) {
    var hash = value
    picture.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index &+= 1
      }
    }
    value = hash
  }

  var text: String { String(value, radix: 16) }
}
