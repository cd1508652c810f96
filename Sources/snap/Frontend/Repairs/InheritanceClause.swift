import Foundation

/// The types that a declaration names after a colon: a superclass, a raw type and protocols.
struct InheritanceClause {
  /// The whole declaration.
  let declaration: Range<Int>
  /// The names of the types, without spaces around them.
  private let types: [(range: Range<Int>, name: String)]

  /// Finds the types of a declaration; nil if it names none.
  init?(of declaration: Range<Int>, in text: [UInt8]) {
    self.declaration = declaration
    var reader = SourceReader(
      text, from: declaration.lowerBound, through: declaration.upperBound - 1)
    var depth = 0
    var isAfterColon = false
    var types: [(range: Range<Int>, name: String)] = []
    var start: Int?
    func end(at end: Int) {
      guard let first = start else { return }
      let name = String(decoding: text[first..<end], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      types.append((first..<first + name.utf8.count, name))
      start = nil
    }
    header: while let token = reader.next() {
      switch token {
      case .name("where", isMember: false, _) where depth == 0:
        end(at: reader.position - 5)
        break header
      case .name(let name, _, _):
        if isAfterColon, start == nil { start = reader.position - name.utf8.count }
      case .punctuation(let mark):
        switch Character(Unicode.Scalar(mark)) {
        case "{" where depth == 0:
          end(at: reader.position - 1)
          break header
        case ":" where depth == 0: isAfterColon = true
        case "," where depth == 0: end(at: reader.position - 1)
        case "(", "[", "<": depth += 1
        case ")", "]", ">": depth -= 1
        case "@" where isAfterColon && start == nil: start = reader.position - 1
        default: break
        }
      }
    }
    guard !types.isEmpty else { return nil }
    self.types = types
  }

  /// The declaration through the last of the types.
  var header: Range<Int> {
    declaration.lowerBound..<(types.last?.range.upperBound ?? declaration.lowerBound)
  }

  /// The type that is named at a place.
  func type(at place: Int) -> Range<Int>? { types.first { $0.range.contains(place) }?.range }

  /// The types from which the conformance to a protocol results.
  func types(conformingTo name: String) -> [Range<Int>] {
    let names = [name] + (Self.refinements[name] ?? [])
    return types.filter { names.contains($0.name) }.map(\.range)
  }

  /// The protocols of the standard library that include others with requirements that the compiler
  /// implements.
  private static let refinements = [
    "Equatable": ["Hashable", "Comparable"], "Decodable": ["Codable"], "Encodable": ["Codable"],
  ]
}
