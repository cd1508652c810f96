import Foundation
import SystemIntegration
import Vector

extension UIView {
  /// Gives the view the properties of its element in a nib or storyboard.
  func apply(_ element: MarkupElement, in file: InterfaceFile) {
    if let rectangle = element.child("frame") { frame = rectangle.rectangle }
    if let mask = element.child("autoresizingMask") { autoresizingMask = mask.autoresizing }
    // A view without constraints in the file has a fixed frame.
    translatesAutoresizingMaskIntoConstraints =
      element.flag("fixedFrame") == true
      || element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    contentMode = InterfaceCases.contentModes[element["contentMode"] ?? ""] ?? contentMode
    alpha = element.number("alpha") ?? alpha
    isHidden = element.flag("hidden") ?? isHidden
    isOpaque = element.flag("opaque") ?? isOpaque
    clipsToBounds = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") ?? clipsToBounds
    tag = element.number("tag").flatMap { Int(exactly: $0) } ?? tag
    isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? isUserInteractionEnabled
    isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? isMultipleTouchEnabled
    preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    insetsLayoutMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    if let color = file.color("backgroundColor", of: element) { backgroundColor = color }
    if let color = file.color("tintColor", of: element) { tintColor = color }
    if let margins = element.child("layoutMargins") { layoutMargins = margins.insets }
    if let margins = element.child("directionalLayoutMargins") {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
    }
    if let words = element.child("accessibilityConfiguration") {
      accessibilityIdentifier = words["identifier"]
      accessibilityLabel = words.words("label")
      accessibilityHint = words["hint"]
    }
    applyPriorities(of: element)
    (self as? any InterfaceConfigurable)?.configure(element, in: file)
  }

  private func applyPriorities(of element: MarkupElement) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float(min(max($0, 0), 1000))) }
    }
    // The interface builder writes 251 for labels; other views have the values of their class.
    if let found = priority("horizontalHuggingPriority") {
      setContentHuggingPriority(found, for: .horizontal)
    }
    if let found = priority("verticalHuggingPriority") {
      setContentHuggingPriority(found, for: .vertical)
    }
    if let found = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(found, for: .horizontal)
    }
    if let found = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(found, for: .vertical)
    }
  }
}

extension MarkupElement {
  fileprivate var autoresizing: UIView.AutoresizingMask {
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { if flag($1.0) == true { $0.insert($1.1) } }
  }
}

/// A view with properties of its class in a nib or storyboard.
@MainActor protocol InterfaceConfigurable: UIView {
  /// Sets the properties of the class.
  func configure(_ element: MarkupElement, in file: InterfaceFile)
}
