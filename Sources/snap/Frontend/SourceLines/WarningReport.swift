import LayoutDSL
import SnapRuntime

/// The warnings of a run, each with its source line.
struct WarningReport {
  /// The views on the screens.
  let views: [Candidate]
  let sources: [SourceFile]
  let outline: () -> SourceOutline

  /// Returns the texts of the warnings, of at most two lines each.
  ///
  /// The same warning about a line on several screens is returned once, and so is a warning about a
  /// font wherever it is.
  func texts(of screens: [ScreenWarnings]) -> [String] {
    var texts: [String] = []
    var known: Set<String> = []
    let screens = joiningMissingCharacters(of: screens)
    let outline = screens.contains { $0.warnings.contains { $0.node != nil } } ? outline() : nil
    for screen in screens where views.indices.contains(screen.view) {
      var nodes = screen.nodes
      if let outline {
        let matcher = SourceMatcher(outline: outline, nodes: nodes)
        for (index, line) in matcher.lines() { nodes[index].source = line }
      }
      for warning in screen.warnings {
        let view = views[screen.view]
        let line =
          warning.node.flatMap { nodes.nearestLine(to: $0) }
          ?? warning.literal.flatMap(line(ofLiteral:))
          ?? LayoutExplanation.SourceLine(file: view.path, line: view.line)
        let text = text(of: warning, at: line)
        // The same warning has other numbers on screens of other sizes.
        let key =
          warning.isGivenOnce ? warning.mistake : text.withoutMeasures + line.description
        if known.insert(key).inserted { texts.append(text) }
      }
    }
    return texts
  }

  /// Lists the characters that no font has in the first warning about them.
  private func joiningMissingCharacters(of screens: [ScreenWarnings]) -> [ScreenWarnings] {
    var all: [MissingCharacters] = []
    for missing in screens.flatMap(\.warnings).compactMap(\.missing) {
      let index = all.firstIndex { $0.package == missing.package } ?? all.endIndex
      if index == all.endIndex {
        all.append(missing)
      } else {
        all[index].characters += missing.characters.filter { !all[index].characters.contains($0) }
      }
    }
    var screens = screens
    for screen in screens.indices {
      for index in screens[screen].warnings.indices {
        guard let package = screens[screen].warnings[index].missing.map(\.package),
          let missing = all.first(where: { $0.package == package })
        else { continue }
        (screens[screen].warnings[index].mistake, screens[screen].warnings[index].advice) =
          missing.sentences
        screens[screen].warnings[index].isGivenOnce = true
      }
    }
    return screens
  }

  private func text(of warning: Warning, at line: LayoutExplanation.SourceLine) -> String {
    var sentences = (mistake: warning.mistake.visible, advice: warning.advice.visible)
    if sentences.advice.isEmpty, let end = sentences.mistake.firstRange(of: ". ") {
      sentences.advice = String(sentences.mistake[end.upperBound...])
      sentences.mistake = sentences.mistake[..<end.lowerBound] + "."
    }
    let mistake = sentences.mistake.shortened(to: 240)
    let advice = sentences.advice.isEmpty ? "" : "\n  \(sentences.advice.shortened(to: 240))"
    if let place = warning.place { return "\(place): warning: \(mistake)\(advice)" }
    let code = source(at: line).map { "'\($0.shortened(to: 60))': " } ?? ""
    return "\(line): warning: \(code)\(mistake)\(advice)"
  }

  /// Returns a line of the sources, without surrounding spaces.
  private func source(at line: LayoutExplanation.SourceLine) -> String? {
    guard let file = sources.first(where: { $0.path == line.file }) else { return nil }
    let lines = file.lines
    guard lines.indices.contains(line.line - 1) else { return nil }
    return String(lines[line.line - 1].drop(while: \.isWhitespace)).visible
  }

  /// Returns the first line that contains a string literal.
  private func line(ofLiteral text: String) -> LayoutExplanation.SourceLine? {
    for file in sources {
      if let index = file.lines.firstIndex(where: { $0.contains("\"\(text)\"") }) {
        return LayoutExplanation.SourceLine(file: file.path, line: index + 1)
      }
    }
    return nil
  }
}

extension String {
  /// The text without digits, except in names between quotes.
  var withoutMeasures: String {
    var isQuoted = false
    var previous: Character = " "
    var result = ""
    for index in indices {
      let character = self[index]
      let next = self[self.index(after: index)...].first ?? " "
      // An apostrophe is between letters.
      if character == "'", !previous.isLetter || !next.isLetter { isQuoted.toggle() }
      if isQuoted || !character.isNumber { result.append(character) }
      previous = character
    }
    return result
  }
}

extension SourceFile {
  /// The lines of the source as the user wrote it.
  var lines: [Substring] {
    String(decoding: contents, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension [LayoutExplanation.Node] {
  /// Returns the line of a node; if it is unknown, that of the nearest node around it or, without
  /// one, of the first node inside it.
  func nearestLine(to index: Int) -> LayoutExplanation.SourceLine? {
    guard indices.contains(index) else { return nil }
    var depth = self[index].depth
    for node in self[...index].reversed() where node.depth <= depth {
      if let line = node.source { return line }
      depth = node.depth - 1
    }
    let inner = self[(index + 1)...].prefix { $0.depth > self[index].depth }
    return inner.lazy.compactMap(\.source).first
  }
}
