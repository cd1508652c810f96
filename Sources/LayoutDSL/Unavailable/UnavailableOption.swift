// SwiftUI's names that this package does not have yet are declared as unavailable: using one is
// then an error at its own line. Without a declaration, the type checker tries every way to repair
// the view, which takes a minute in a large body and can blame another line.
//
// - A modifier has one declaration for each list of labels, and returns its view unchanged, so that
//   it adds nothing to the search for overloads.
// - A new symbol replaces its line here; a test finds lines that are left over.

/// The argument of modifiers that are not supported yet.
///
/// It has the members that SwiftUI's types have, so that the error is about the modifier and not
/// about its argument.
public struct _UnavailableOption: ExpressibleByArrayLiteral, Equatable, Sendable {
  /// Makes an option of a default argument, `[]`.
  public init(arrayLiteral elements: _UnavailableOption...) {}
}

// The members of `ControlActiveState`.
extension _UnavailableOption {
  /// The control is in the active window of the active app.
  public static var key: _UnavailableOption { [] }
  /// The control is in a window of the active app.
  public static var active: _UnavailableOption { [] }
  /// The control is in a window of an app that is not active.
  public static var inactive: _UnavailableOption { [] }
}

// The members of `AlternatingRowBackgroundBehavior`.
extension _UnavailableOption {
  /// The system decides.
  public static var automatic: _UnavailableOption { [] }
  /// Every second row has another background.
  public static var enabled: _UnavailableOption { [] }
  /// All rows have the same background.
  public static var disabled: _UnavailableOption { [] }
}

// The members of `SymbolVariableValueMode`.
extension _UnavailableOption {
  /// The value sets the opacity of the symbol's layers.
  public static var color: _UnavailableOption { [] }
  /// The value sets the drawn length of the symbol's path.
  public static var draw: _UnavailableOption { [] }
}
