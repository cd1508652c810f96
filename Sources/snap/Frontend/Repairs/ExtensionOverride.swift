import Foundation

extension DeclarationRepair {
  /// Members of an extension that override others, or that others override, move into their class.
  ///
  /// If that is in another file, an override gets another name: only the runtime of Objective-C
  /// would call it.
  static let extensionOverride = Self {
    $0.contains(
      #/cannot be overridden from extension|is declared in extension of '\w+' and cannot be overridden/#
    )
  } apply: { sources, error in
    guard let index = sources.firstIndex(where: { error.isAbout($0) }), let line = error.line
    else { return false }
    let overridden = #/'(\w+)[^']*' is declared in extension of '(\w+)' and cannot be overridden/#
    guard let (_, member, type) = error.text.firstMatch(of: overridden)?.output else {
      if sources[index].moveMembers(ofExtensionAround: line) { return true }
      // A previous message may have moved the member.
      return !sources[index].isInClass(line) && rename(line, of: &sources[index])
    }
    let (name, owner) = (String(member), String(type))
    if sources.indices.contains(where: {
      sources[$0].moveMembers(ofExtensionsOf: owner, declaring: name)
    }) {
      return true
    }
    return sources.contains { $0.declares(name, inExtensionOf: owner) }
      && rename(line, of: &sources[index])
  }

  private static func rename(_ line: Int, of source: inout SourceFile) -> Bool {
    guard source.renameOverride(atLine: line) else { return false }
    Terminal.printError(
      "\(source.path.visible):\(line): warning: an override in or of an extension is never called "
        + "here, without the runtime of Objective-C; move it into the class")
    return true
  }
}

extension SourceFile {
  /// Gives the method or property in a line another name, and removes `override`.
  fileprivate mutating func renameOverride(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing("override", with: "        ")
        .replacing(#/\b(func|var)\s+(\w)/#) { "\($0.1) _\($0.2)" }
    }
  }
}
