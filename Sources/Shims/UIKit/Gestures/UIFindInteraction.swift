// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open var isFindNavigatorVisible: Bool { false }
  open var activeFindSession: UIFindSession? { nil }
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  public init(sessionDelegate: (any UIFindInteractionDelegate)?) { delegate = sessionDelegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}
@MainActor @preconcurrency public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search in a view; none begins here.
@MainActor @preconcurrency open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}
open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
  open var wordMatchMethod: WordMatchMethod { .contains }
  open var stringCompareOptions: NSString.CompareOptions { [] }
}
