import Foundation

extension ResolvedText.Run {
  /// The run with small capitals drawn as capitals of a smaller size, where it is set in the system
  /// font: Inter has none of its own.
  var withSmallCapitalsDrawn: [ResolvedText.Run] {
    guard case .system = font.family,
      font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps, attachment == nil
    else { return [self] }
    func isSmall(_ character: Character) -> Bool {
      character.isLowercase && font.hasLowercaseSmallCaps
        || character.isUppercase && font.hasUppercaseSmallCaps
    }
    var runs: [ResolvedText.Run] = []
    var rest = Substring(string)
    while let first = rest.first {
      let part = rest.prefix { isSmall($0) == isSmall(first) }
      rest = rest.dropFirst(part.count)
      var run = self
      run.font.hasLowercaseSmallCaps = false
      run.font.hasUppercaseSmallCaps = false
      run.string = isSmall(first) ? part.uppercased() : String(part)
      if isSmall(first) {
        run.lineFont = lineFont ?? run.font
        run.font.size *= Self.smallCapitalScale
      }
      runs.append(run)
    }
    return runs.isEmpty ? [self] : runs
  }

  /// A little more than SF's lowercase letters are of its capitals (1078 of 1443).
  private static let smallCapitalScale: CGFloat = 0.78
}
