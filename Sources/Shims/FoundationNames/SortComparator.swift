import Foundation

extension SortComparator where Self == String.Comparator {
  /// A comparator that ignores case and compares numbers by value, as in the Finder.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric])
  }

  /// A comparator that ignores case.
  public static var localized: String.Comparator { String.Comparator(options: .caseInsensitive) }
}

extension String.StandardComparator {
  /// The order of the code points, the only one that descriptors have on Linux.
  public static let localizedStandard = Self.lexical

  /// The order of the code points, the only one that descriptors have on Linux.
  public static let localized = Self.lexical
}
