@_spi(Inlined) import Drawing
import Foundation
import LayoutDSL
import Render

/// The rules of a run of `snap lint`, and the folder of its pictures.
package struct LintSettings: Codable, Sendable {
  package var rules: Set<LintRule>
  /// The start of the paths of the pictures; nil for none.
  package var crops: String?

  package init(rules: Set<LintRule>, crops: String?) {
    self.rules = rules
    self.crops = crops
  }
}

extension RunningTask {
  /// Inspects the screen of every view.
  func lint(_ settings: LintSettings) throws -> [LintedScreen] {
    var cropCount = 0
    return try shownViews().compactMap { place, view in
      guard let view else { return nil }
      let entry = place.view
      let host = try begin(view, at: place)
      host.finishAnimations()
      var located = LintRules(settings.rules, host: host).found
      if located.contains(where: { $0.finding.rule == .contrast }) {
        var screen = job.screen
        screen.contrast = .increased
        let increased = try view.host(on: screen)
        increased.finishAnimations()
        LintRules.excuse(&located, with: increased)
      }
      guard !located.isEmpty else {
        return LintedScreen(entry: entry, view: view.name, findings: [], nodes: [])
      }
      let (nodes, indices) = host.viewGraph.nodes(
        locating: located.map { (node: ObjectIdentifier($0.node), path: "") })
      let picture = settings.crops == nil ? nil : try host.render()
      let findings = try zip(located, indices).map { located, index in
        var finding = located.finding
        finding.node = index
        if let start = settings.crops, let crop = picture?.crop(finding.frame, scale: host.scale) {
          cropCount += 1
          let path = "\(start)\(cropCount).png"
          var files = AtomicFiles()
          files.add(try crop.pngData(), at: path)
          try files.write()
          finding.crop = path
        }
        return finding
      }
      return LintedScreen(entry: entry, view: view.name, findings: findings, nodes: nodes)
    }
  }
}

extension Pixmap {
  /// Returns a part of a screen, given in points, with a margin; nil if it is outside.
  fileprivate func crop(_ frame: CGRect, scale: CGFloat) -> Pixmap? {
    let screen = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    func pixels(_ frame: CGRect) -> PixelRect {
      PixelRect(covering: frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
        .intersection(screen)
    }
    let margin: CGFloat = 12
    return pixels(frame).isEmpty
      ? nil : cropped(to: pixels(frame.insetBy(dx: -margin, dy: -margin)))
  }
}
