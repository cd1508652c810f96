extension String {
  /// The types that the lines of a source begin to declare, with their keywords.
  ///
  /// The lines of types in other types are indented, so those are not among them.
  var topLevelTypes: [(keyword: Substring, name: Substring)] {
    let declaration =
      #/(?m)^(?:@?\w+(?:\(\w*\))? +)*(actor|class|enum|protocol|struct|typealias) +(\w+)/#
    return matches(of: declaration).map { ($0.1, $0.2) }
  }
}
