// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Views declare these again.
extension UIAppearance where Self: UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers as? [UIGestureRecognizer] }
    set { recognizers = newValue ?? [] }
  }
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

extension UIView {
  /// Ends the editing of the text in the view that has the focus.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.allSatisfy { $0.endEditing(force) }
  }
}
