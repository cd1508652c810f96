import Foundation
import Testing

/// The rule of CONTRIBUTING on modules of Apple's whose declarations have no summaries.
struct ShimDocumentationTests {
  private static let shims = BuiltPackage.root.appendingPathComponent("Sources/Shims")

  /// Types whose subtypes are drawn or placed on a screen.
  private static let drawn: Set<Substring> = [
    "CALayer", "MapContent", "SKNode", "UICollectionReusableView", "UICollectionViewCell",
    "UIControl", "UIImageView", "UILabel", "UINavigationController", "UIScrollView", "UITextField",
    "UIView", "UIViewController", "View", "Widget", "WidgetConfiguration",
  ]

  /// Returns the public types in a source that are drawn and have no summary.
  private static func undocumented(in source: String) -> [Substring] {
    let pattern =
      #/\n(?<before>[^\n]*)\n(?:@[^\n]*\n)*(?:@[^\n]+ )?(?:public|open) (?:final )?(?:class|struct) (?<name>\w+)(?:<[^{\n]*>)?:(?<supertypes>[^{]+)\{/#
    return source.matches(of: pattern).filter { match in
      let supertypes = match.supertypes.split { !$0.isLetter && !$0.isNumber }
      return !drawn.isDisjoint(with: supertypes) && !match.before.hasPrefix("///")
    }.map(\.name)
  }

  @Test func drawnTypesHaveASummary() throws {
    var count = 0
    for file in BuiltPackage.swiftFiles(in: "Sources/Shims") {
      let source = try String(
        contentsOf: Self.shims.appendingPathComponent(file), encoding: .utf8)
      guard source.contains("AllPublicDeclarationsHaveDocumentation") else { continue }
      count += 1
      let names = Self.undocumented(in: source)
      #expect(names.isEmpty, "\(file): \(names.joined(separator: ", "))")
    }
    #expect(count > 100)
  }

  @Test func aTypeWithoutASummaryIsFound() {
    let source = "\n}\n\n@MainActor\nopen class A: NSObject, UIView {\n}\n"
    #expect(Self.undocumented(in: source) == ["A"])
    let documented = "\n}\n\n/// A view.\n@MainActor\nopen class A: UIView {\n}\n"
    #expect(Self.undocumented(in: documented).isEmpty)
  }
}
