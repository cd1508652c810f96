// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

/// A trait: one of the system's, or one that an app defines.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}
public typealias UITrait = any UITraitDefinition.Type

/// A key of the environment whose value comes from a trait.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.large
}
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}
public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue = UIImage.DynamicRange.unspecified
}
public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue = UISceneCaptureState.unspecified
}
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue = 0
}
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
extension UITabAccessory {
  public enum Environment: Int, Sendable { case unspecified, none, regular, inline }
}
extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}

/// An object with traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UITraitCollection {
  /// Creates traits with a contrast, which is not kept: that of the screen counts.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  /// Creates traits with a level, which is not kept: that of the screen counts.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  /// Creates traits with a gamut, which is not kept: that of the screen counts.
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  /// Creates traits with an activity, which is not kept: that of the screen counts.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init() }
  /// Creates traits with a capability, which is not kept: that of the screen counts.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
  /// Creates traits with a state, which is not kept: that of the screen counts.
  public convenience init(sceneCaptureState: UISceneCaptureState) { self.init() }
  /// Creates traits with a language, which is not kept: that of the screen counts.
  public convenience init(typesettingLanguage: Locale.Language) { self.init() }
  /// Creates traits with a range, which is not kept: that of the screen counts.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init() }
  public var accessibilityContrast: UIAccessibilityContrast {
    colorContext.contrast == .increased ? .high : .normal
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    colorContext.isElevated ? .elevated : .base
  }
  public var displayGamut: UIDisplayGamut { .SRGB }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  public var sceneCaptureState: UISceneCaptureState { .inactive }
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  public var typesettingLanguage: Locale.Language? { nil }
  public var tabAccessoryEnvironment: UITabAccessory.Environment { .none }
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
  /// The value of a trait that an app defines: its default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { other in
      var both = specified
      both.adopt(other.specified)
      return both == specified
    } ?? true
  }
  /// Makes these traits the current ones while a function runs.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.drawn
    Self.drawn = self
    actions()
    Self.drawn = outer
  }
}

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
