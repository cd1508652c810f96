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

extension UITraitBridgedEnvironmentKey {
  /// Returns the value of the trait.
  public static func _value(in environment: EnvironmentValues) -> Value {
    read(from: UITraitCollection(environment))
  }
}

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
  public func performAsCurrent(_ actions: () -> Void) { whileCurrent(actions) }
}
