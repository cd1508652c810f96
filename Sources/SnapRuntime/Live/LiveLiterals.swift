import Foundation
import LayoutDSL

// The literals of view bodies in a program of `snap preview` are the arguments of these functions.
// They are public because such programs are compiled outside the package. A literal keeps its own
// value where its type cannot have the new one.

/// Returns an integer literal, or the value that replaces it.
public func liveInteger<Literal: ExpressibleByIntegerLiteral>(
  _ number: Int, _ literal: Literal
) -> Literal {
  guard case .integer(let integer)? = LiveTable.shared[number] else { return literal }
  let type = Literal.IntegerLiteralType.self
  let value =
    (type as? any FixedWidthInteger.Type)?.value(integer)
    ?? (type as? any BinaryFloatingPoint.Type)?.value(Double(integer))
  return (value as? Literal.IntegerLiteralType).map(Literal.init(integerLiteral:)) ?? literal
}

/// Returns a floating-point literal, or the value that replaces it.
public func liveFraction<Literal: ExpressibleByFloatLiteral>(
  _ number: Int, _ literal: Literal
) -> Literal {
  guard case .fraction(let fraction)? = LiveTable.shared[number] else { return literal }
  let value = (Literal.FloatLiteralType.self as? any BinaryFloatingPoint.Type)?.value(fraction)
  return (value as? Literal.FloatLiteralType).map(Literal.init(floatLiteral:)) ?? literal
}

/// Returns a string or character literal, or the value that replaces it.
public func liveString<Literal: ExpressibleByUnicodeScalarLiteral>(
  _ number: Int, _ literal: Literal
) -> Literal {
  guard case .string(let text)? = LiveTable.shared[number] else { return literal }
  let value =
    (Literal.self as? any ExpressibleByStringLiteral.Type)?.value(text)
    ?? (Literal.self as? Character.Type).flatMap { _ -> Any? in
      text.count == 1 ? text.first.map { $0 as Any } : nil
    }
  return value as? Literal ?? literal
}

/// Returns a Boolean literal, or the value that replaces it.
public func liveBoolean<Literal: ExpressibleByBooleanLiteral>(
  _ number: Int, _ literal: Literal
) -> Literal {
  guard case .boolean(let boolean)? = LiveTable.shared[number] else { return literal }
  return (boolean as? Literal.BooleanLiteralType).map(Literal.init(booleanLiteral:)) ?? literal
}

/// Returns a colour of the palette, or the one that replaces it.
@Sendable public func liveColor(_ number: Int, _ color: Color) -> Color {
  guard case .color(let name)? = LiveTable.shared[number] else { return color }
  return Background.palette[name] ?? color
}

extension FixedWidthInteger {
  fileprivate static func value(_ integer: Int) -> Any? { Self(exactly: integer) }
}

extension BinaryFloatingPoint {
  fileprivate static func value(_ fraction: Double) -> Any? { Self(fraction) }
}

extension ExpressibleByStringLiteral {
  fileprivate static func value(_ text: String) -> Any? {
    (text as? StringLiteralType).map(Self.init(stringLiteral:))
  }
}
