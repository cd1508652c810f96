import Drawing
import Foundation
import LayoutDSL
import Render

/// The rules of `snap lint`, applied to a screen.
@MainActor
struct LintRules {
  struct Located {
    var finding: LintFinding
    let node: GeometricNode
    /// The index of the text whose contrast was measured; nil for other rules.
    var text: Int?
    /// The ratio that the text needs.
    var needed = 0.0
  }

  private(set) var found: [Located] = []
  private let screen: ScreenInspection
  private let host: ViewHost

  init(_ rules: Set<LintRule>, host: ViewHost) {
    self.host = host
    screen = ScreenInspection(host)
    if rules.contains(.truncation) { findTruncation() }
    if rules.contains(.clipping) { findClipping() }
    if rules.contains(.overlap) { findOverlap() }
    if rules.contains(.offScreen) { findOffScreen() }
    if rules.contains(.contrast) { findContrast() }
    if rules.contains(.touchTarget) { findTouchTargets() }
    if rules.contains(.label) { findMissingLabels() }
  }

  /// The text or label of a view, and its text in the source.
  private typealias Subject = (shown: String, source: String)

  private mutating func add(
    _ rule: LintRule, _ subject: Subject, at node: GeometricNode, frame: CGRect, _ mistake: String,
    _ advice: String, isNote: Bool = false
  ) {
    found.append(
      Located(
        finding: LintFinding(
          rule: rule, subject: subject.shown, source: subject.source, mistake: mistake,
          advice: advice, isNote: isNote,
          frame: frame),
        node: node))
  }

  // MARK: Texts

  private mutating func findTruncation() {
    for text in screen.texts where text.isTruncated && screen.isUncovered(text) {
      add(
        .truncation, text.subject, at: text.node, frame: text.frame,
        text.hasLineLimit
          ? "is truncated by its line limit" : "is truncated, since its container is too small",
        text.hasLineLimit
          ? "Allow more lines, or let it shrink with minimumScaleFactor."
          : "Give it more room, let the container grow, or put it in a ScrollView.",
        isNote: text.hasLineLimit || text.surroundings.isPartOfSystem)
    }
  }

  private mutating func findClipping() {
    for text in screen.texts {
      guard let clip = text.surroundings.clip, !text.surroundings.isMoved,
        !text.surroundings.isPartOfSystem, screen.isUncovered(text)
      else { continue }
      let ink = text.frame.insetBy(dx: 0, dy: text.frame.height * Self.emptyShare)
      let shown = ink.intersection(clip)
      let hidden = ink.area - (shown.isNull ? 0 : shown.area)
      guard hidden > ink.area * Self.leastShare else { continue }
      add(
        .clipping, text.subject, at: text.node, frame: text.frame,
        "is cut by a clip: \(percent(hidden / ink.area)) of it is hidden",
        "Give the clipped view more room, or move the clip to what is behind the text.")
    }
  }

  private mutating func findContrast() {
    guard !screen.texts.isEmpty, let picture = try? host.render(),
      let ground = try? host.renderWithoutText()
    else { return }
    for (index, text) in screen.texts.enumerated() {
      guard !text.surroundings.isHidden, text.node.environment.isEnabled,
        screen.isUncovered(text),
        let contrast = TextContrast(
          of: text.lines, in: picture, without: ground, scale: host.scale)
      else { continue }
      let needed = text.isLarge ? Self.leastContrastOfLargeText : Self.leastContrast
      guard contrast.ratio < needed else { continue }
      add(
        .contrast, text.subject, at: text.node, frame: text.frame,
        "has a contrast of \(decimal(contrast.ratio)) to 1 (\(contrast.letters) on "
          + "\(contrast.ground)); "
          + "\(text.isLarge ? "large text " : "it ")needs at least \(decimal(needed))",
        "Choose a darker or lighter colour, or put a plain background behind the text.")
      // The system chooses the colours of its own controls.
      let isOfSystem =
        text.surroundings.isPartOfSystem || text.surroundings.control?.hasSystemShape == true
      found[found.count - 1].finding.isNote = isOfSystem
      found[found.count - 1].text = index
      found[found.count - 1].needed = needed
    }
  }

  /// Makes notes of contrasts that suffice on a screen with Increase Contrast.
  static func excuse(_ located: inout [Located], with host: ViewHost) {
    let screen = ScreenInspection(host)
    guard let picture = try? host.render(), let ground = try? host.renderWithoutText() else {
      return
    }
    for index in located.indices {
      guard let text = located[index].text, screen.texts.indices.contains(text),
        screen.texts[text].string == located[index].finding.source,
        let contrast = TextContrast(
          of: screen.texts[text].lines, in: picture, without: ground, scale: host.scale),
        contrast.ratio >= located[index].needed
      else { continue }
      located[index].finding.isNote = true
      located[index].finding.mistake += "; with Increase Contrast it is \(decimal(contrast.ratio))"
    }
  }

  // MARK: Places

  private mutating func findOverlap() {
    let texts = screen.texts.filter { !$0.surroundings.isMoved && !$0.surroundings.isHidden }
    for (index, text) in texts.enumerated() {
      for other in texts.dropFirst(index + 1) where other.string != text.string {
        guard text.surroundings.presentation === other.surroundings.presentation,
          let shared = overlap(text, other),
          screen.isUncovered(text, except: other), screen.isUncovered(other, except: text)
        else { continue }
        add(
          .overlap, text.subject, at: text.node, frame: text.frame.union(other.frame),
          "and '\(other.shown.shortened(to: 40))' cover each other by \(points(shared))",
          "Put them in one stack, or give one of them a frame beside the other.")
      }
    }
    let controls = screen.controls.filter { !$0.surroundings.isMoved && !$0.surroundings.isHidden }
    for (index, control) in controls.enumerated() {
      for other in controls.dropFirst(index + 1) {
        let shared = control.frame.intersection(other.frame)
        let isInside = [control, other].contains {
          $0.frame.insetBy(dx: 1, dy: 1).area <= shared.area
        }
        guard !shared.isNull, !isInside, min(shared.width, shared.height) > Self.leastOverlap,
          control.surroundings.presentation === other.surroundings.presentation,
          !control.surroundings.isPartOfSystem, !other.surroundings.isPartOfSystem,
          !control.node.isOrContains(other.node), !other.node.isOrContains(control.node),
          screen.isReached(control), screen.isReached(other)
        else { continue }
        let name = subject(of: other).shown
        let shown = name.isEmpty ? "another control" : "the control '\(name.shortened(to: 40))'"
        add(
          .overlap, subject(of: control), at: control.node, frame: control.frame.union(other.frame),
          "and \(shown) cover each other by \(points(shared.size))",
          "Move them apart: a finger on the shared part presses only the one in front.")
      }
    }
  }

  /// The size of the part that lines of two texts share; nil if it is only empty space.
  private func overlap(_ first: ScreenInspection.Words, _ second: ScreenInspection.Words) -> CGSize?
  {
    for line in first.lines {
      for other in second.lines {
        let ink = line.insetBy(dx: 0, dy: line.height * Self.emptyShare)
        let shared = ink.intersection(
          other.insetBy(dx: 0, dy: other.height * Self.emptyShare))
        if !shared.isNull, min(shared.width, shared.height) > Self.leastOverlap {
          return shared.size
        }
      }
    }
    return nil
  }

  private mutating func findOffScreen() {
    func cut(_ frame: CGRect, _ surroundings: ScreenInspection.Surroundings) -> CGFloat? {
      guard surroundings.scrolled == nil, !surroundings.isMoved, !surroundings.isHidden,
        frame.width > 0, frame.height > 0,
        // Views are also hidden by a place far away.
        screen.bounds.insetBy(dx: -Self.farAway, dy: -Self.farAway).contains(frame)
      else { return nil }
      let shown = frame.intersection(screen.bounds)
      let share = 1 - (shown.isNull ? 0 : shown.area) / frame.area
      return share > Self.leastShare ? share : nil
    }
    let texts = screen.texts.compactMap { text in
      cut(text.frame, text.surroundings).map {
        (text.node, text.subject, text.frame, $0)
      }
    }
    let controls = screen.controls.compactMap { control in
      cut(control.frame, control.surroundings).map {
        (control.node as GeometricNode, subject(of: control), control.frame, $0)
      }
    }
    let all = (texts + controls).sorted {
      ($0.2.minY, $0.2.minX) < ($1.2.minY, $1.2.minX)
    }
    // The views after it are off the screen for the same reason.
    guard let first = all.first else { return }
    let others = all.count > 1 ? "; more views after it are, too" : ""
    add(
      .offScreen, first.1, at: first.0, frame: first.2,
      "is \(first.3 >= 0.995 ? "entirely off the screen" : "off the screen by \(percent(first.3))"), and nothing scrolls to it\(others)",
      "Put the content into a ScrollView, or let it wrap or shrink.")
  }

  // MARK: Controls

  private mutating func findTouchTargets() {
    for control in screen.controls {
      let surroundings = control.surroundings
      guard !surroundings.isPartOfSystem, !surroundings.isHidden, screen.isReached(control),
        min(control.frame.width, control.frame.height) < Self.leastTarget - 0.5,
        !isWholeRow(control)
      else { continue }
      let width = control.frame.width, height = control.frame.height
      add(
        .touchTarget, subject(of: control), at: control.node, frame: control.frame,
        "is \(points(CGSize(width: width, height: height))), and a finger needs 44×44",
        "Add padding or a frame inside its label, with a contentShape if it is clear.",
        isNote: control.isButton && control.node.hasSystemShape)
    }
  }

  /// Whether a control is the only one in a list row; the row then receives its taps.
  private func isWholeRow(_ control: ScreenInspection.Control) -> Bool {
    guard let row = control.surroundings.row else { return false }
    return screen.controls.count { $0.surroundings.row === row } == 1
  }

  private mutating func findMissingLabels() {
    for control in screen.controls {
      let surroundings = control.surroundings
      guard !surroundings.isHidden, !surroundings.isPartOfSystem, screen.isReached(control),
        surroundings.control == nil, control.frame.area < screen.bounds.area * 0.9
      else { continue }
      let inside = screen.elements.filter {
        $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(control.frame)
      }
      let isNamed = inside.contains { element in
        !(control.isButton && element.frame != control.frame) && !element.label.isEmpty
      }
      let isElement = inside.contains { $0.frame == control.frame }
      guard !isNamed, !control.isButton || isElement, !control.node.holdsIconOfLabel else {
        continue
      }
      add(
        .label, ("", ""), at: control.node, frame: control.frame,
        "has no label, so VoiceOver cannot name it",
        "Add accessibilityLabel, or accessibilityHidden(true) if another control does the same.")
    }
  }

  private func subject(of control: ScreenInspection.Control) -> Subject {
    let label =
      screen.elements.first { $0.frame == control.frame && !$0.label.isEmpty }?.label
      ?? screen.elements.first { control.frame.contains($0.frame) && !$0.label.isEmpty }?.label
      ?? ""
    let text = screen.texts.first { control.node.isOrContains($0.node) }
    return (label, text?.string ?? label)
  }

  // MARK: Limits

  /// The least contrast of texts (Measurements.md#lint-contrast).
  private static let leastContrast = 4.5
  /// The least contrast of large texts (Measurements.md#lint-contrast-large).
  private static let leastContrastOfLargeText = 3.0
  /// The least side of a touch target, in points (Measurements.md#lint-touch-target).
  private static let leastTarget: CGFloat = 44
  /// The fraction of a line above the letters, and below.
  private static let emptyShare: CGFloat = 0.25
  /// The hidden fraction of a view from which it is reported.
  private static let leastShare: CGFloat = 0.05
  /// The distance from the screen from which a view is there on purpose, in points.
  private static let farAway: CGFloat = 5_000
  /// The overlap from which it is reported, in points.
  private static let leastOverlap: CGFloat = 2
}

extension ScreenInspection.Words {
  fileprivate var subject: (shown: String, source: String) { (shown, string) }

  /// Whether the letters are large enough for the lower contrast (Measurements.md#lint-large-text).
  @MainActor fileprivate var isLarge: Bool {
    var context = DisplayContext(origin: .zero, scale: 1, visibleRect: nil)
    node.display(in: &context)
    let runs = context.list.runs
    return !runs.isEmpty
      && runs.allSatisfy {
        $0.size >= 18 || $0.size >= 14 && $0.face.name.localizedCaseInsensitiveContains("bold")
      }
  }
}

extension DisplayList {
  fileprivate var runs: [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run, _): [run]
      case .group(_, let inner): inner.runs
      default: []
      }
    }
  }
}

extension GeometricNode {
  /// Whether the view shows the icon of a label, whose title names it although it is not drawn.
  fileprivate var holdsIconOfLabel: Bool {
    if self is LeafNode<Image>, environment.labelTitle != nil { return true }
    return keyedChildren.contains(where: \.holdsIconOfLabel)
  }

  /// Whether the system gives the button its shape and size, as with the style `bordered`.
  fileprivate var hasSystemShape: Bool {
    var node = self
    while let inner = node.keyedChildren.first, node.keyedChildren.count == 1 {
      if inner.kindName == "contentShape", inner.summary == "AnyShape" { return true }
      node = inner
    }
    return false
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : max(0, width) * max(0, height) }
}

private func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
private func percent(_ share: CGFloat) -> String { String(format: "%.0f %%", Double(share) * 100) }
private func points(_ size: CGSize) -> String {
  String(format: "%.0f×%.0f", Double(size.width), Double(size.height))
}
