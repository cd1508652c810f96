import Foundation

/// The public symbols of a module, as the compiler extracts them for DocC.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    /// Nil if the compiler or a macro made the symbol.
    let location: Location?

    struct Kind: Decodable {
      let identifier: String
    }

    struct Comment: Decodable {
      let lines: [Line]

      struct Line: Decodable {
        let text: String
      }
    }

    struct Location: Decodable {
      let uri: String
      let position: Position

      struct Position: Decodable {
        let line: Int
      }
    }

    /// The first paragraph of the symbol's own comment.
    var summary: String {
      let lines = (docComment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) }
      return lines.prefix { !$0.isEmpty }.joined(separator: " ")
    }

    /// The name with the types around it, without argument labels.
    var baseName: String {
      let path = pathComponents.joined(separator: ".")
      return String(path.prefix { $0 != "(" })
    }

    /// The source line and the name.
    var description: String {
      let file = location?.uri.components(separatedBy: "/Sources/").last ?? ""
      return
        "\(file):\((location?.position.line ?? 0) + 1) \(pathComponents.joined(separator: "."))"
    }
  }

  /// The symbols that somebody wrote: no extension blocks, no synthesized members.
  var declarations: [Symbol] {
    symbols.filter { $0.location != nil && $0.kind.identifier != "swift.extension" }
  }

  /// The declarations without a summary.
  var undocumented: [String] {
    declarations.filter(\.summary.isEmpty).map(\.description).sorted()
  }

  /// The overloads whose summaries do not say how they differ.
  var indistinct: [String] {
    let groups = Dictionary(grouping: declarations.filter { !$0.summary.isEmpty }) {
      "\($0.baseName): \($0.summary)"
    }
    return groups.values.filter { $0.count > 1 }.flatMap { $0.map(\.description) }.sorted()
  }
}
