import SwiftUI
import Testing
import UIKit

@MainActor struct UIImageBitmapTests {
  @Test func aPictureOfDataIsTheSame() throws {
    let data = try #require(UIImage.halfRed.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.cgImage == UIImage.halfRed.cgImage)
  }

  @Test func orientationsTurnPixels() throws {
    let picture = try #require(UIImage.halfRed.cgImage)
    for orientation in Image.Orientation.allCases {
      let size = try ViewHost {
        Image(decorative: picture, scale: 1, orientation: orientation)
      }.size
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      #expect(size == (isTurned ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
    }
    let turned = UIImage(cgImage: picture, scale: 1, orientation: .down)
    let bytes = try #require(turned.cgImage?.dataProvider?.data) as Data
    #expect(bytes[3] == 0 && bytes[7] == 255)
  }
}
