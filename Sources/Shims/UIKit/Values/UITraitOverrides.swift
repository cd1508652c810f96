// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

/// The traits that a view or controller overrides: the appearance is drawn, the others are kept.
@MainActor @preconcurrency
public struct UITraitOverrides {
  var values: [String: Any] = [:]
  let responder: UIResponder
  public func contains(_ trait: UITrait) -> Bool { values["\(trait)"] != nil }
  public mutating func remove(_ trait: UITrait) {
    values["\(trait)"] = nil
    if trait == UITraitUserInterfaceStyle.self { setStyle(.unspecified) }
  }
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values["\(trait)"] as? T.Value ?? T.defaultValue }
    set {
      values["\(trait)"] = newValue
      if let style = newValue as? UIUserInterfaceStyle { setStyle(style) }
    }
  }
  private func setStyle(_ style: UIUserInterfaceStyle) {
    (responder as? UIView)?.overrideUserInterfaceStyle = style
    (responder as? UIViewController)?.overrideUserInterfaceStyle = style
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

extension UIResponder {
  fileprivate var keptOverrides: UITraitOverrides {
    get { UITraitOverrides(values: stored([:], "traitOverrides"), responder: self) }
    set { store(newValue.values, "traitOverrides") }
  }
}

extension UIView {
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }
}

extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }
}

extension UIWindowScene {
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }
}
