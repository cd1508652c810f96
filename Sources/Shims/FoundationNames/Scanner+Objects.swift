import Foundation

extension Scanner {
  /// Scans a text, and returns whether it is next.
  @discardableResult
  public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>
  ) -> Bool {
    store(scanString(string), in: result)
  }

  /// Scans characters of a set, and returns whether there are any.
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>
  ) -> Bool {
    store(scanCharacters(from: set), in: result)
  }

  /// Scans characters up to a text, and returns whether there are any.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanUpToString(string), in: result)
  }

  /// Scans characters that are not of a set, and returns whether there are any.
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>
  ) -> Bool {
    store(scanUpToCharacters(from: set), in: result)
  }

  private func store(_ text: String?, in result: UnsafeMutablePointer<NSString?>) -> Bool {
    guard let text else { return false }
    result.pointee = NSString(string: text)
    return true
  }
}
