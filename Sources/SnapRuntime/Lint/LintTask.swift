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
    return try shownViews().map { entry, view in
      let host = try begin(view)
      settle(host)
      var located = LintRules(settings.rules, host: host).found
      if located.contains(where: { $0.finding.rule == .contrast }) {
        var screen = job.screen
        screen.contrast = .increased
        let increased = try view.host(on: screen)
        settle(increased)
        LintRules.excuse(&located, with: increased)
      }
      guard !located.isEmpty else {
        return LintedScreen(entry: entry, view: view.name, findings: [], nodes: [])
      }
      let (nodes, indices) = host.viewGraph.nodes(
        locating: located.map {
          // Only the node counts: a diagnostic is what the list of nodes can be asked about.
          Diagnostic(problem: .invalidFrame, path: "", node: ObjectIdentifier($0.node))
        })
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

/// Lets the animations with which a screen appears come to their ends.
@MainActor private func settle(_ host: ViewHost) {
  host.advance(by: 1)
}

extension Pixmap {
  /// Returns a part of a screen, given in points, with a margin; nil if it is outside.
  fileprivate func crop(_ frame: CGRect, scale: CGFloat) -> Pixmap? {
    let margin: CGFloat = 12
    let area = frame.insetBy(dx: -margin, dy: -margin)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
      .intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard !area.isNull, area.width >= 1, area.height >= 1,
      frame.intersects(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
    else { return nil }
    let columns = Int(area.minX)..<min(Int(area.maxX), width)
    var bytes: [UInt8] = []
    for y in Int(area.minY)..<min(Int(area.maxY), height) {
      bytes +=
        self.bytes[((y * width + columns.lowerBound) * 4)..<((y * width + columns.upperBound) * 4)]
    }
    return Pixmap(width: columns.count, height: bytes.count / columns.count / 4, bytes: bytes)
  }
}
