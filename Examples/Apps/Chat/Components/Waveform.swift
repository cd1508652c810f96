import SwiftUI
import UIKit

/// The levels of a voice message, drawn by a view from the app's UIKit days.
struct Waveform: UIViewRepresentable {
  let levels: [Double]
  let tint: Color

  func makeUIView(context: Context) -> WaveformView {
    WaveformView()
  }

  func updateUIView(_ view: WaveformView, context: Context) {
    view.levels = levels
    view.tintColor = UIColor(tint)
  }
}

final class WaveformView: UIView {
  var levels: [Double] = [] {
    didSet {
      subviews.forEach { $0.removeFromSuperview() }
      levels.forEach { _ in addSubview(UIView()) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = bounds.width / CGFloat(max(levels.count, 1))
    for (index, bar) in subviews.enumerated() {
      let height = bounds.height * levels[index]
      bar.frame = CGRect(x: CGFloat(index) * step, y: 0, width: step * 0.6, height: height)
      bar.center.y = bounds.midY
      bar.layer.cornerRadius = bar.frame.width / 2
      bar.backgroundColor = tintColor
    }
  }
}

#Preview("Waveform", traits: .fixedLayout(width: 220, height: 60)) {
  Waveform(levels: [0.2, 0.5, 0.9, 0.6, 0.3, 0.7, 1, 0.4, 0.25], tint: .purple)
    .frame(width: 140, height: 28)
}
