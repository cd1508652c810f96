import SwiftUI
import UIKit

/// A drawn landscape that stands where a photo of the user will be.
enum PhotoScene: String, CaseIterable, Identifiable {
  case mountains, lake, meadow, night

  var id: Self { self }

  @MainActor
  func image(size: CGSize = CGSize(width: 320, height: 240)) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      drawSky(in: context.cgContext, size: size)
      drawSun(in: context.cgContext, size: size)
      drawGround(size: size)
    }
  }

  private func drawSky(in context: CGContext, size: CGSize) {
    context.setFillColor(sky[1].cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    let bands = 48
    for band in 0..<bands {
      let height = size.height * 0.6 / CGFloat(bands)
      let share = 1 - CGFloat(band) / CGFloat(bands)
      context.setFillColor(sky[0].withAlphaComponent(share).cgColor)
      context.fill(CGRect(x: 0, y: CGFloat(band) * height, width: size.width, height: height))
    }
  }

  private func drawSun(in context: CGContext, size: CGSize) {
    let radius = size.width * 0.07
    let center = CGPoint(x: size.width * (self == .lake ? 0.3 : 0.74), y: size.height * 0.26)
    let disk = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.setFillColor(UIColor.white.withAlphaComponent(0.3).cgColor)
    context.fillEllipse(in: disk.insetBy(dx: -radius / 2, dy: -radius / 2))
    context.setFillColor(UIColor(white: 1, alpha: 0.9).cgColor)
    context.fillEllipse(in: disk)
  }

  private func drawGround(size: CGSize) {
    for (index, layer) in ground.enumerated() {
      let top = size.height * (0.45 + 0.18 * CGFloat(index))
      let wave = size.width / CGFloat(index + 2)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: size.height))
      path.addLine(to: CGPoint(x: 0, y: top + size.height * 0.1))
      var x: CGFloat = 0
      while x < size.width {
        let peak = CGPoint(x: x + wave / 2, y: top - (isRugged ? size.height * 0.08 : 0))
        let end = CGPoint(x: x + wave, y: top + size.height * 0.1)
        if isRugged {
          path.addLine(to: peak)
          path.addLine(to: end)
        } else {
          path.addQuadCurve(to: end, controlPoint: peak)
        }
        x += wave
      }
      path.addLine(to: CGPoint(x: x, y: size.height))
      path.close()
      layer.setFill()
      path.fill()
    }
  }

  private var isRugged: Bool { self == .mountains || self == .night }

  private var sky: [UIColor] {
    switch self {
    case .mountains: [.systemBlue, UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)]
    case .lake: [.systemTeal, .systemYellow]
    case .meadow: [.systemCyan, .white]
    case .night: [.black, .systemIndigo]
    }
  }

  private var ground: [UIColor] {
    switch self {
    case .mountains: [.systemGray, .darkGray, UIColor(red: 0.2, green: 0.35, blue: 0.25, alpha: 1)]
    case .lake: [.systemGreen, .systemBlue]
    case .meadow: [.systemMint, .systemGreen, .systemGreen.withAlphaComponent(0.6)]
    case .night: [UIColor(white: 0.2, alpha: 1), UIColor(white: 0.1, alpha: 1)]
    }
  }
}

#Preview("Scenes", traits: .fixedLayout(width: 340, height: 260)) {
  LazyVGrid(columns: [GridItem(), GridItem()]) {
    ForEach(PhotoScene.allCases) { scene in
      Image(uiImage: scene.image())
        .resizable()
        .scaledToFit()
        .clipShape(.rect(cornerRadius: 8))
    }
  }
  .padding()
}
