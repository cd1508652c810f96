/// The facts that are not in `Fact.all`: further recordings of SwiftUI, and cases between
/// the listed ones that follow from its rules.
extension Fact {
  static let further: [Fact] = [
    recordedStacks, recordedShapes, recordedScrolling, stackRules, spacingRules, frameRules,
    insetRules,
    guideRules,
  ].flatMap { $0 }
}
