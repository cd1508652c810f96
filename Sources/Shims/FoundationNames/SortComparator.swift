import Foundation

extension SortComparator where Self == String.Comparator {
  /// A comparator that ignores case and compares numbers by value, as in the Finder.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric])
  }

  /// A comparator that ignores case.
  public static var localized: String.Comparator { String.Comparator(options: .caseInsensitive) }
}

/// An order of texts for the user, which Foundation has only on Apple's systems.
public struct LocalizedStringOrder: Hashable, Sendable {
  private let countsNumbers: Bool

  /// The order of names in the Finder: numbers by value, letters of either case together.
  public static let localizedStandard = Self(countsNumbers: true)

  /// The order of words in the language of the user.
  public static let localized = Self(countsNumbers: false)

  fileprivate func compare(_ left: String, _ right: String) -> ComparisonResult {
    countsNumbers ? left.localizedStandardCompare(right) : left.localizedCompare(right)
  }
}

extension SortDescriptor {
  /// Creates a descriptor of a property that is a text; the default is the order in the Finder.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: LocalizedStringOrder = .localizedStandard, order: SortOrder = .forward
  ) {
    // Key paths lose `Sendable` when they are joined, and this one captures a sendable value.
    self.init(
      unsafeBitCast(
        keyPath.appending(path: \.[in: comparator]),
        to: (any KeyPath<Compared, OrderedText> & Sendable).self),
      order: order)
  }
}

/// A text that is compared in an order for the user.
private struct OrderedText: Comparable, Sendable {
  let text: String
  let order: LocalizedStringOrder

  static func < (left: Self, right: Self) -> Bool {
    left.order.compare(left.text, right.text) == .orderedAscending
  }

  static func == (left: Self, right: Self) -> Bool {
    left.order.compare(left.text, right.text) == .orderedSame
  }
}

extension String {
  fileprivate subscript(in order: LocalizedStringOrder) -> OrderedText {
    OrderedText(text: self, order: order)
  }
}
