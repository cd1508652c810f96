import Foundation
import ViewCore

/// The direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is specified.
  case unspecified = -1
  /// The ordinary weight.
  case regular
  /// Bold text.
  case bold
}

/// The traits that `UITraitCollection(mutations:)` sets.
public protocol UIMutableTraits {
  /// The appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The space across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The space down.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The direction of the interface.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The user's Dynamic Type size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The value of a trait, also of one that an app defines.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UITraitCollection {
  /// Creates traits with a direction of the interface.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates traits with a Dynamic Type size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates traits with a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates the traits that a function sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits()
    mutations(&traits)
    self.init(specified: (traits as? MutableTraits)?.specified ?? Specified())
  }

  /// Returns these traits with those that a function sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// The traits that change colours.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// The traits that change which image of a set is shown.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
  }

  /// Returns whether colours differ between these traits and others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    MutableTraits(specified: specified).layoutDirection
  }

  /// The weight of text that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    MutableTraits(specified: specified).legibilityWeight
  }
}

private struct MutableTraits: UIMutableTraits {
  var specified = UITraitCollection.Specified()
  private var values: [String: Any] = [:]

  init(specified: UITraitCollection.Specified = UITraitCollection.Specified()) {
    self.specified = specified
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values["\(trait)"] as? T.Value ?? T.defaultValue }
    set { values["\(trait)"] = newValue }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { specified.userInterfaceStyle ?? .unspecified }
    set { specified.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  var displayScale: CGFloat {
    get { specified.displayScale ?? 0 }
    set { specified.displayScale = newValue > 0 ? newValue : nil }
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { specified.horizontalSizeClass ?? .unspecified }
    set { specified.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { specified.verticalSizeClass ?? .unspecified }
    set { specified.verticalSizeClass = newValue == .unspecified ? nil : newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { specified.userInterfaceIdiom ?? .unspecified }
    set { specified.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
  }

  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get {
      switch specified.layoutDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case nil: .unspecified
      }
    }
    set {
      switch newValue {
      case .leftToRight: specified.layoutDirection = .leftToRight
      case .rightToLeft: specified.layoutDirection = .rightToLeft
      case .unspecified: specified.layoutDirection = nil
      }
    }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { UIContentSizeCategory(specified.dynamicTypeSize ?? .large) }
    set { specified.dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  var legibilityWeight: UILegibilityWeight {
    get {
      switch specified.legibilityWeight {
      case .regular: .regular
      case .bold: .bold
      case nil: .unspecified
      }
    }
    set {
      switch newValue {
      case .regular: specified.legibilityWeight = .regular
      case .bold: specified.legibilityWeight = .bold
      case .unspecified: specified.legibilityWeight = nil
      }
    }
  }
}
