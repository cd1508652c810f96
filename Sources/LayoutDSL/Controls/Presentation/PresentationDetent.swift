import Foundation
import ViewCore

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(CGFloat), points(CGFloat), medium, full
    case custom(CustomHeight)
  }

  /// The height that a type computes.
  struct CustomHeight: Hashable, Sendable {
    nonisolated(unsafe) let type: any CustomPresentationDetent.Type

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  let height: Height

  /// About half of the height of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The height of the screen, except for a strip at its top.
  public static let large = PresentationDetent(height: .full)

  /// Returns a fraction of the height of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// Returns the height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type: type)))
  }

  /// The height as a source has it.
  var name: String {
    switch height {
    case .medium: "medium"
    case .full: "large"
    case .fraction(let fraction): "fraction \(formatted(fraction))"
    case .points(let height): "height \(formatted(height))"
    case .custom(let custom): typeName(of: custom.type)
    }
  }

  /// The height in points, from 0 to that of a large sheet; nil if the detent is inactive.
  func height(in context: Context) -> CGFloat? {
    let full = context.maxDetentValue
    let height: CGFloat? =
      switch height {
      case .full: full
      case .medium: context.environment.look.sheet.mediumFraction * full
      case .fraction(let fraction): fraction * full
      case .points(let points): points
      case .custom(let custom): custom.type.height(in: context)
      }
    return height.map { min(full, max(0, $0)) }
  }
}

extension PresentationDetent {
  /// The surroundings of a sheet whose height a type computes.
  ///
  /// The environment values of the view that presents the sheet are members of the context.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a large sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      (self.maxDetentValue, self.environment) = (maxDetentValue, environment)
    }

    /// The environment value of a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes a height at which a sheet can rest.
public protocol CustomPresentationDetent {
  /// Returns the height in points; nil makes the detent inactive.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The surroundings of the sheet.
  public typealias Context = PresentationDetent.Context
}

extension View {
  /// Sets the heights at which the enclosing sheet can rest.
  ///
  /// The sheet rests at the smallest one until the user drags it to another.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetTraitsKey.self, function: #function) { $0.detents = detents }
  }

  /// Sets the heights at which the enclosing sheet can rest, and the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return transformPreference(SheetTraitsKey.self, function: #function) {
      $0.detents = detents
      $0.selected = selected
      $0.select = { selection.wrappedValue = $0 }
    }
  }
}
