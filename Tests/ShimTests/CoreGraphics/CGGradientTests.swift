import SwiftUI
import Testing
import UIKit

@MainActor struct CGGradientTests {
  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(),
    colors: [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ] as CFArray, locations: nil)

  private func pixels(_ draw: (CGContext, CGGradient) -> Void) throws -> [[UInt8]] {
    let gradient = try #require(gradient)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 3), format: format).image {
      draw($0.cgContext, gradient)
    }
    let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
    return (0..<10).map { column in Array(bytes[(10 + column) * 4..<(11 + column) * 4]) }
  }

  @Test func aLineOfColours() throws {
    let start = CGPoint(x: 2, y: 1), end = CGPoint(x: 8, y: 1)
    let inside = try pixels { $0.drawLinearGradient($1, start: start, end: end, options: []) }
    #expect(inside[1][3] == 0 && inside[8][3] == 0)
    #expect(inside[2][0] > 200 && inside[7][2] > 200 && inside[2][3] == 255)
    let around = try pixels {
      $0.drawLinearGradient(
        $1, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(around[0] == [255, 0, 0, 255] && around[9] == [0, 0, 255, 255])
    let nothing = try pixels { $0.drawLinearGradient($1, start: end, end: end, options: []) }
    #expect(nothing.allSatisfy { $0[3] == 0 })
  }

  @Test func circlesOfColours() throws {
    let center = CGPoint(x: 5, y: 1.5)
    let inside = try pixels {
      $0.drawRadialGradient(
        $1, startCenter: center, startRadius: 0, endCenter: center, endRadius: 4, options: [])
    }
    #expect(inside[0][3] == 0 && inside[4][0] > inside[2][0] && inside[2][2] > inside[4][2])
    let around = try pixels {
      $0.drawRadialGradient(
        $1, startCenter: center, startRadius: 0, endCenter: center, endRadius: 4,
        options: .drawsAfterEndLocation)
    }
    #expect(around[0] == [0, 0, 255, 255])
  }

  @Test func aGradientNeedsColours() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
