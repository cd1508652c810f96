import Foundation

extension DeclarationRepair {
  /// A file of a module may qualify names with that module, which has another name here.
  static let moduleQualifier = Self {
    unknownName(in: $0) != nil
  } apply: { sources, error in
    guard let name = unknownName(in: error.text) else { return false }
    return sources.changeAll { $0.removeQualifiers(of: [name]) }
  }

  fileprivate static func unknownName(in text: String) -> String? {
    text.firstMatch(of: #/^cannot find (?:type )?'(\w+)' in scope/#).map { String($0.1) }
  }
}

extension SourceFile {
  /// Whether it declares a type of a name outside other types.
  fileprivate func declaresType(named name: String) -> Bool {
    contents.range(of: Data(" \(name)".utf8)) != nil
      && String(decoding: contents, as: UTF8.self).topLevelTypes.contains { $0.name == name }
  }
}

extension [SourceFile] {
  /// The modules of the sources that qualify names in them, sorted.
  ///
  /// In `Decoder.Options`, a type named `Decoder` precedes the module of that name.
  var qualifyingModules: [String] {
    Set(flatMap(\.ownImports)).intersection(flatMap { $0.qualifiers.map(\.module) })
      .filter { name in !contains { $0.declaresType(named: name) } }.sorted()
  }

  /// Returns the module of the sources that qualifies a name and that a message does not find.
  func module(unknownIn messages: CompilerMessages) -> String? {
    let qualifiers = Set(flatMap { $0.qualifiers.map(\.module) })
    return messages.errors.lazy
      .compactMap { DeclarationRepair.unknownName(in: $0.text) }
      .first(where: qualifiers.contains)
  }
}
