// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIView {
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
  public func endEditing(_ force: Bool) {}
}
