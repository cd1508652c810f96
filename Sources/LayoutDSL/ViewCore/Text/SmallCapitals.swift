import Foundation

extension ResolvedText.Run {
  /// The run split for synthesized small capitals, which are capitals at a smaller size.
  ///
  /// Only the system font needs them, because Inter, its substitute, has no small capitals.
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

  /// Slightly more than the ratio of SF's x-height to its cap height (1078 to 1443 font units).
  private static let smallCapitalScale: CGFloat = 0.78
}
