// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// TextKit 2, which lays out no text here: a layout has no fragments.

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place, counted in UTF-16.
final class TextOffset: NSObject, NSTextLocation {
  let value: Int
  init(_ value: Int) { self.value = value }
  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextOffset)?.value else { return .orderedSame }
    return value < other ? .orderedAscending : value == other ? .orderedSame : .orderedDescending
  }
}

open class NSTextRange: NSObject {
  public let location: any NSTextLocation
  public let endLocation: any NSTextLocation
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
  }
  public convenience init(location: any NSTextLocation) {
    self.init(checked: location, location)
  }
  init(checked location: any NSTextLocation, _ endLocation: any NSTextLocation) {
    (self.location, self.endLocation) = (location, endLocation)
  }
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  open func intersects(_ textRange: NSTextRange) -> Bool {
    contains(textRange.location) || textRange.contains(location)
  }
}
