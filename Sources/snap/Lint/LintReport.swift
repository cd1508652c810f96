import Foundation
import LayoutDSL
import Render
import SnapRuntime

/// The findings of all screens: one for each line, rule and text.
struct LintReport {
  /// A finding as users see it, in the format of `snap lint --json`.
  struct Entry: Codable, Equatable {
    enum Severity: String, Codable { case warning, note }

    var rule: String
    var severity: Severity
    /// The name of the preview or view.
    var view: String
    var file: String
    var line: Int
    /// The text or label of the view; empty if it has none.
    var subject: String
    var message: String
    var advice: String
    /// The frame on the first of the screens, in points.
    var frame: CGRect
    /// The names of the screens on which it was found.
    var screens: [String]
    /// The path of the picture of the first of the screens; nil if the view is off the screen.
    var picture: String?

    /// At most three lines for a reader.
    var text: String {
      let name = subject.isEmpty ? "a view" : "'\(subject.visible.shortened(to: 60))'"
      let place = "\(file.visible):\(line): \(severity.rawValue): "
      let lines = [
        "\(place)\(name) \(message.visible) [\(rule)] on \(screens.joined(separator: ", "))",
        "  \(advice)", picture.map { "  \($0.visible)" },
      ]
      return lines.compactMap(\.self).joined(separator: "\n")
    }
  }

  private(set) var entries: [Entry] = []
  /// The number of findings that comments in the sources suppress.
  private(set) var suppressedCount = 0

  init(
    _ reports: [(screen: String, views: [LintedScreen])], views: [Candidate],
    sources: [SourceFile], outline: SourceOutline
  ) {
    let suppression = LintSuppression(sources)
    var places: [String: Int] = [:]
    var suppressed: Set<String> = []
    for (screen, linted) in reports {
      for view in linted where views.indices.contains(view.entry) {
        var nodes = view.nodes
        for (index, line) in SourceMatcher(outline: outline, nodes: nodes).lines() {
          nodes[index].source = line
        }
        for finding in view.findings {
          let line =
            line(of: finding, in: nodes, sources)
            ?? LayoutExplanation.SourceLine(
              file: views[view.entry].path, line: views[view.entry].line)
          let key = "\(line) \(finding.rule) \(Self.place(of: finding, in: nodes))"
          guard !suppression.suppresses(finding.rule, at: line) else {
            suppressed.insert(key)
            continue
          }
          let entry = Entry(
            rule: finding.rule.rawValue, severity: finding.isNote ? .note : .warning,
            view: view.view, file: line.file, line: line.line, subject: finding.subject,
            message: finding.mistake, advice: finding.advice, frame: finding.frame,
            screens: [screen], picture: finding.crop)
          guard let place = places[key] else {
            places[key] = entries.count
            entries.append(entry)
            continue
          }
          // The message and the picture are those of the first screen that is named.
          if !finding.isNote, entries[place].severity == .note {
            entries[place] = entry
          } else if entry.severity == entries[place].severity, entries[place].screens.last != screen
          {
            entries[place].screens.append(screen)
          }
        }
      }
    }
    suppressedCount = suppressed.count
    entries.sort { ($0.file, $0.line, $0.rule) < ($1.file, $1.line, $1.rule) }
  }

  /// Returns the line of a finding: that of its view, the only one with its text, or the nearest
  /// known one.
  private func line(
    of finding: LintFinding, in nodes: [LayoutExplanation.Node], _ sources: [SourceFile]
  ) -> LayoutExplanation.SourceLine? {
    guard let node = finding.node, nodes.indices.contains(node) else { return nil }
    if let line = nodes[node].source { return line }
    return onlyLine(with: finding.source, in: sources) ?? nodes.nearestLine(to: node)
  }

  private func onlyLine(
    with text: String, in sources: [SourceFile]
  ) -> LayoutExplanation.SourceLine? {
    guard !text.isEmpty else { return nil }
    var found: LayoutExplanation.SourceLine?
    for source in sources {
      for (index, line) in source.lines.enumerated() where line.contains("\"\(text)\"") {
        guard found == nil else { return nil }
        found = LayoutExplanation.SourceLine(file: source.path, line: index + 1)
      }
    }
    return found
  }

  /// The words that distinguish a finding from others of its line and rule, on every screen; empty
  /// if the line is that of the view, so that rows from the same line are one finding.
  private static func place(
    of finding: LintFinding, in nodes: [LayoutExplanation.Node]
  ) -> String {
    guard let node = finding.node, nodes.indices.contains(node) else { return finding.source }
    if nodes[node].source != nil { return "" }
    return finding.rule.isAboutControls ? nodes[node].path : finding.source
  }

  /// Leaves out the pictures of some entries.
  mutating func removePictures(where isRemoved: (Entry) -> Bool) {
    for index in entries.indices where isRemoved(entries[index]) { entries[index].picture = nil }
  }

  /// Moves the pictures of all entries to a folder.
  mutating func movePictures(to folder: URL) throws {
    var files = AtomicFiles()
    for (index, entry) in entries.enumerated() {
      guard let picture = entry.picture else { continue }
      let file = URL(fileURLWithPath: picture)
      let moved = folder.appendingPathComponent(file.lastPathComponent)
      files.add(try Data(contentsOf: file), at: moved.path)
      entries[index].picture = SnapshotPlaces.shownPath(of: moved)
    }
    try files.write()
  }

  /// The numbers of findings in words.
  var summary: String {
    let warnings = entries.count { $0.severity == .warning }
    let notes = entries.count - warnings
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return [
      count(warnings, "warning"), notes > 0 ? count(notes, "note") : nil,
      suppressedCount > 0 ? "\(suppressedCount) suppressed" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension LintRule {
  /// Whether the subject is a label, which several controls may have.
  fileprivate var isAboutControls: Bool { [.touchTarget, .label, .overlap].contains(self) }
}
