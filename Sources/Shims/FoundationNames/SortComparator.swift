import Foundation

extension SortComparator where Self == String.Comparator {
  /// Compares as the Finder does: without regard to case, and numbers by their value.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric])
  }

  /// Compares as a dictionary of the language does.
  public static var localized: String.Comparator { String.Comparator(options: .caseInsensitive) }
}
