import Combine
import Foundation
import LayoutDSL

/// Reports code that the compiler refuses, and returns a value in its place: nil, false, zero, an
/// empty text or collection, the default font or colour, or a publisher without values.
///
/// Other types have no such value: the result is nil, and nothing is reported.
public func makeRefusedValue<Value>(_ reason: String) -> Value? {
  guard let empty = emptyValue(of: Value.self), let value = empty as? Value else { return nil }
  omitRefusedCode(reason)
  return value
}

private func emptyValue(of type: Any.Type) -> Any? {
  switch type {
  case is Bool.Type: false
  case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
  case let type as any AdditiveArithmetic.Type: type.zero
  case let type as any RangeReplaceableCollection.Type: type.init()
  case let type as any SetAlgebra.Type: type.init()
  case let type as any ExpressibleByDictionaryLiteral.Type: emptyDictionary(type)
  case let type as any ExpressibleByStringLiteral.Type: emptyText(type)
  case is CGPoint.Type: CGPoint.zero
  case is CGSize.Type: CGSize.zero
  case is CGRect.Type: CGRect.zero
  case is EdgeInsets.Type: EdgeInsets()
  case is Font.Type: Font.body
  case is Color.Type: Color.primary
  case is UIColor.Type: UIColor.label
  case let type as any SilentPublisher.Type: type.silent
  default: nil
  }
}

private func emptyDictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any {
  let empty: Value = [:]
  return empty
}

/// The value of an empty literal, such as a key of a localized text; nil for characters.
private func emptyText<Value: ExpressibleByStringLiteral>(_ type: Value.Type) -> Any? {
  ("" as? Value.StringLiteralType).map(Value.init(stringLiteral:))
}

private protocol SilentPublisher {
  static var silent: Self { get }
}

extension AnyPublisher: SilentPublisher {
  static var silent: Self { Empty(completeImmediately: false).eraseToAnyPublisher() }
}
