import Foundation

extension NSPredicate {
  /// Creates a predicate from a format such as `"name CONTAINS[cd] %@"`.
  ///
  /// If the format is invalid or not supported, the predicate matches no object, and a line on
  /// standard error names the format.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and its arguments; an `NSNull` represents nil.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let condition = try PredicateParser.condition(predicateFormat, arguments: arguments ?? [])
      self.init { object, variables in
        condition.holds(for: object, variables: variables ?? [:])
      }
    } catch {
      let line = "NSPredicate: '\(predicateFormat)' matches no object: \(error.reason)\n"
      FileHandle.standardError.write(Data(line.utf8))
      self.init(value: false)
    }
  }

  /// Creates a predicate from a `Predicate`.
  public convenience init?<Input>(_ predicate: Predicate<Input>) where Input: NSObject {
    self.init { object, _ in
      (object as? Input).flatMap { try? predicate.evaluate($0) } ?? false
    }
  }
}
