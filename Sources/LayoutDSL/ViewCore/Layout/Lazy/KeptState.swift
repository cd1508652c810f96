/// The state of the custom views of a lazy row while the row does not exist.
///
/// SwiftUI creates the list of views, and the state of the views that are rows, once; state deeper
/// in a row is lost with the row.
struct KeptState {
  private var properties: [ObjectIdentifier: [AnyObject?]] = [:]

  var isEmpty: Bool { properties.isEmpty }

  mutating func insert(_ kept: [AnyObject?], of type: Any.Type) {
    if kept.contains(where: { $0 != nil }) { properties[ObjectIdentifier(type)] = kept }
  }

  mutating func take(_ type: Any.Type) -> [AnyObject?]? {
    properties.removeValue(forKey: ObjectIdentifier(type))
  }
}

extension ViewGraph {
  /// Restores the state of custom views that `body` makes.
  func withKeptState(_ state: KeptState?, _ body: () -> Void) {
    guard let state else { return body() }
    let outer = keptState
    keptState = state
    defer { keptState = outer }
    body()
  }

  /// Returns the saved state for the first view of a type and removes it.
  @inline(__always)
  func takeKeptState(of type: Any.Type) -> [AnyObject?]? {
    keptState == nil ? nil : keptState?.take(type)
  }
}
