/// The public function that a modifier was made with.
///
/// As a parameter with the default value `#function`, it has the name of the caller.
nonisolated package struct FunctionName: ExpressibleByStringLiteral, @unchecked Sendable {
  /// The name with its labels, which a literal keeps as long as the program runs.
  private let characters: UnsafePointer<UInt8>

  package init(stringLiteral function: StaticString) {
    characters = function.utf8Start
  }

  /// The name without its labels: `clipped`.
  package var base: String { String(String(cString: characters).prefix { $0 != "(" }) }
}
