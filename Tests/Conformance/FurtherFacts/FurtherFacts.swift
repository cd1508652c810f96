/// Facts that are not in the published list: what recordings of SwiftUI show besides, and what its
/// rules say of cases between the listed ones.
extension Fact {
  static let further: [Fact] = [
    recordedStacks, recordedShapes, recordedScrolling, stackRules, spacingRules, frameRules,
    insetRules,
    guideRules,
  ].flatMap { $0 }
}
