import SwiftUI
import Testing
import UIKit

@MainActor struct UIGraphicsTests {
  @Test func aRendererDrawsPixels() throws {
    let image = UIImage.halfRed
    #expect(image.size == CGSize(width: 2, height: 1))
    let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
    #expect(bytes[3] == 255 && bytes[7] == 0)
    #expect(bytes[0] > 200 && bytes[1] < 100)
  }

  @Test func imagesAreDrawnIntoTheCurrentContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    defer { UIGraphicsEndImageContext() }
    UIImage.halfRed.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage?.width == 8)
  }

  @Test func anEmptySizeHasAnEmptyPicture() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    UIGraphicsBeginImageContext(CGSize(width: -1, height: CGFloat.nan))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }
}
