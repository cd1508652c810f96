import Foundation

#if !canImport(Darwin)
  /// A parser for the blocks of Markdown, by the rules of CommonMark and GitHub's tables.
  ///
  /// HTML is text, and definitions of references stay paragraphs.
  struct MarkdownBlocks {
    /// A range of text with one intent.
    struct Block {
      var text: String
      var intent: PresentationIntent
      /// Whether the text is code, which has no inline syntax.
      var isLiteral = false
    }

    private(set) var blocks: [Block] = []
    private var identity = 0
    /// The lists and quotations in each other that are still parsed; deeper ones are paragraphs.
    private static let depthLimit = 100

    init(_ markdown: String) {
      let lines = markdown.replacing("\r\n", with: "\n").replacing("\t", with: "    ")
        .split(separator: "\n", omittingEmptySubsequences: false)
      parse(lines[...], in: nil, depth: 0)
    }

    private typealias Lines = ArraySlice<Substring>

    private mutating func parse(_ lines: Lines, in parent: PresentationIntent?, depth: Int) {
      var rest = lines
      while let line = rest.first {
        if line.isBlank {
          rest.removeFirst()
        } else if line.indent >= 4 {
          parseIndentedCode(&rest, in: parent)
        } else if let fence = Fence(line) {
          parseCode(&rest, fence, in: parent)
        } else if let heading = line.heading {
          rest.removeFirst()
          append(heading.text, .header(level: heading.level), in: parent)
        } else if line.isThematicBreak {
          rest.removeFirst()
          append("⸻", .thematicBreak, in: parent, isLiteral: true)
        } else if line.isQuotation, depth < Self.depthLimit {
          parseQuotation(&rest, in: parent, depth: depth)
        } else if let marker = ListMarker(line), depth < Self.depthLimit {
          parseList(&rest, marker, in: parent, depth: depth)
        } else if let columns = Self.columns(of: rest) {
          parseTable(&rest, columns, in: parent)
        } else {
          parseParagraph(&rest, in: parent)
        }
      }
    }

    private mutating func intent(
      _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
    ) -> PresentationIntent {
      identity += 1
      return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func append(
      _ text: String, _ kind: PresentationIntent.Kind, in parent: PresentationIntent?,
      isLiteral: Bool = false
    ) {
      blocks.append(Block(text: text, intent: intent(kind, in: parent), isLiteral: isLiteral))
    }

    // MARK: Code

    private mutating func parseIndentedCode(_ rest: inout Lines, in parent: PresentationIntent?) {
      var code: [Substring] = []
      while let line = rest.first, line.isBlank || line.indent >= 4 {
        code.append(line.dropIndent(4))
        rest.removeFirst()
      }
      while code.last?.isBlank == true { code.removeLast() }
      let text = code.map { $0 + "\n" }.joined()
      append(text, .codeBlock(languageHint: nil), in: parent, isLiteral: true)
    }

    private mutating func parseCode(
      _ rest: inout Lines, _ fence: Fence, in parent: PresentationIntent?
    ) {
      rest.removeFirst()
      var text = ""
      while let line = rest.popFirst(), !fence.isClosed(by: line) {
        text += line.dropIndent(fence.indent) + "\n"
      }
      append(text, .codeBlock(languageHint: fence.language), in: parent, isLiteral: true)
    }

    // MARK: Containers

    private mutating func parseQuotation(
      _ rest: inout Lines, in parent: PresentationIntent?, depth: Int
    ) {
      var content: [Substring] = []
      while let line = rest.first,
        line.isQuotation || content.last?.isBlank == false && line.isLazy
      {
        content.append(line.isQuotation ? line.quoted : line)
        rest.removeFirst()
      }
      parse(content[...], in: intent(.blockQuote, in: parent), depth: depth + 1)
    }

    private mutating func parseList(
      _ rest: inout Lines, _ first: ListMarker, in parent: PresentationIntent?, depth: Int
    ) {
      let list = intent(first.number == nil ? .unorderedList : .orderedList, in: parent)
      var ordinal = first.number ?? 1
      while let line = rest.first, let marker = ListMarker(line), marker.kind == first.kind,
        !line.isThematicBreak
      {
        rest.removeFirst()
        var content = [line.dropFirst(marker.width)]
        while let line = rest.first {
          let isAfterBlank = content.last?.isBlank == true
          guard
            line.isBlank || line.indent >= marker.width
              || !isAfterBlank && line.isLazy
          else { break }
          content.append(line.dropIndent(marker.width))
          rest.removeFirst()
        }
        let item = intent(.listItem(ordinal: ordinal), in: list)
        parse(content[...], in: item, depth: depth + 1)
        ordinal += 1
      }
    }

    // MARK: Tables

    /// Returns the columns of a table at the start of lines; nil if there is none.
    private static func columns(of lines: Lines) -> [PresentationIntent.TableColumn]? {
      guard lines.count > 1, let head = lines.first, head.contains("|") else { return nil }
      let marks = lines[lines.startIndex + 1].cells
      guard marks.count == head.cells.count,
        marks.allSatisfy({ $0.wholeMatch(of: #/:?-+:?/#) != nil })
      else { return nil }
      return marks.map { mark in
        let isCentered = mark.count > 1 && mark.hasPrefix(":") && mark.hasSuffix(":")
        return PresentationIntent.TableColumn(
          alignment: isCentered ? .center : mark.hasSuffix(":") ? .right : .left)
      }
    }

    private mutating func parseTable(
      _ rest: inout Lines, _ columns: [PresentationIntent.TableColumn],
      in parent: PresentationIntent?
    ) {
      let table = intent(.table(columns: columns), in: parent)
      var row = 0
      while let line = rest.first, row == 0 || line.continuesParagraph {
        rest.removeFirst(row == 0 ? 2 : 1)
        let kind = row == 0 ? PresentationIntent.Kind.tableHeaderRow : .tableRow(rowIndex: row)
        let intent = intent(kind, in: table)
        for (column, cell) in line.cells.prefix(columns.count).enumerated() {
          append(cell, .tableCell(columnIndex: column), in: intent)
        }
        row += 1
      }
    }

    // MARK: Paragraphs

    private mutating func parseParagraph(_ rest: inout Lines, in parent: PresentationIntent?) {
      var text = ""
      while let line = rest.first {
        if !text.isEmpty {
          if let level = line.underlineLevel {
            rest.removeFirst()
            let title = text.trimmingCharacters(in: .whitespaces)
            return append(title, .header(level: level), in: parent)
          }
          guard line.continuesParagraph else { break }
        }
        rest.removeFirst()
        text += line.split(separator: " ").joined(separator: " ")
        guard rest.first?.isBlank == false else { break }
        if line.hasSuffix("  ") {
          text += "\n"
        } else if line.hasSuffix("\\") {
          text = text.dropLast() + "\n"
        } else {
          text += " "
        }
      }
      append(text.trimmingCharacters(in: .whitespaces), .paragraph, in: parent)
    }
  }

  /// The line before a block of code.
  private struct Fence {
    let mark: Character
    let length: Int
    let indent: Int
    let language: String?

    init?(_ line: Substring) {
      let start = line.dropFirst(line.indent)
      guard let mark = start.first, mark == "`" || mark == "~" else { return nil }
      self.mark = mark
      length = start.prefix { $0 == mark }.count
      indent = line.indent
      let info = start.dropFirst(length).trimmingCharacters(in: .whitespaces)
      guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
      language = info.isEmpty ? nil : info
    }

    func isClosed(by line: Substring) -> Bool {
      let mark = line.trimmingCharacters(in: .whitespaces)
      return line.indent < 4 && mark.count >= length && mark.allSatisfy { $0 == self.mark }
    }
  }

  /// The bullet or number of an item.
  private struct ListMarker {
    /// The character after which a list has another kind: a bullet, or the one after a number.
    let kind: Character
    let number: Int?
    /// The number of characters before the content.
    let width: Int

    init?(_ line: Substring) {
      guard line.indent < 4,
        let match = line.dropFirst(line.indent)
          .prefixMatch(of: #/(?:([-*+])|([0-9]{1,9})([.)]))( +|$)/#)
      else { return nil }
      kind = (match.1 ?? match.3)?.first ?? "-"
      number = match.2.flatMap { Int($0) }
      let space = match.4.count
      let mark = match.0.count - space
      // More than four spaces begin a block of code in the item.
      width = line.indent + mark + (1...4 ~= space ? space : 1)
    }
  }

  extension Substring {
    fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

    /// The number of spaces at the start.
    fileprivate var indent: Int { prefix { $0 == " " }.count }

    /// The line without at most a number of spaces at its start.
    fileprivate func dropIndent(_ count: Int) -> Substring { dropFirst(Swift.min(indent, count)) }

    fileprivate var heading: (level: Int, text: String)? {
      let start = dropFirst(indent)
      let level = start.prefix { $0 == "#" }.count
      let rest = start.dropFirst(level)
      guard 1...6 ~= level, rest.isEmpty || rest.hasPrefix(" ") else { return nil }
      let text = rest.replacing(#/(^| )#+ *$/#, with: "").trimmingCharacters(in: .whitespaces)
      return (level, text)
    }

    /// The level of the heading that the line underlines.
    fileprivate var underlineLevel: Int? {
      guard indent < 4 else { return nil }
      let mark = trimmingCharacters(in: .whitespaces)
      guard !mark.isEmpty else { return nil }
      return mark.allSatisfy { $0 == "=" } ? 1 : mark.allSatisfy { $0 == "-" } ? 2 : nil
    }

    fileprivate var isThematicBreak: Bool {
      let marks = filter { $0 != " " }
      guard let mark = marks.first, "-*_".contains(mark) else { return false }
      return indent < 4 && marks.count >= 3 && marks.allSatisfy { $0 == mark }
    }

    fileprivate var isQuotation: Bool { indent < 4 && dropFirst(indent).first == ">" }

    /// The content of a line of a quotation.
    fileprivate var quoted: Substring { dropFirst(indent + 1).dropIndent(1) }

    /// Whether the line may be another one of a paragraph.
    fileprivate var continuesParagraph: Bool {
      if isBlank || heading != nil && indent < 4 || isThematicBreak || isQuotation { return false }
      if Fence(self) != nil && indent < 4 { return false }
      guard let marker = ListMarker(self) else { return true }
      return marker.number ?? 1 != 1 || dropFirst(marker.width).isBlank
    }

    /// Whether the line may be another one of a paragraph in a container whose mark it lacks.
    fileprivate var isLazy: Bool { continuesParagraph && ListMarker(self) == nil }

    /// The cells of a row.
    fileprivate var cells: [String] {
      var line = trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("|") { line.removeFirst() }
      if line.hasSuffix("|") && !line.hasSuffix("\\|") { line.removeLast() }
      return line.replacing("\\|", with: "\u{0}")
        .split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
    }
  }
#endif
