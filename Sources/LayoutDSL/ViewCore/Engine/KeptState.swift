/// The state of the custom views that a row of a lazy container consists of, while the row does not
/// exist.
///
/// SwiftUI makes the list of views, and with it the state of those that are rows, once; what is
/// inside a row comes and goes.
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
  /// Gives custom views that are made in `body` their state back.
  func withKeptState(_ state: KeptState?, _ body: () -> Void) {
    guard let state else { return body() }
    let outer = keptState
    keptState = state
    defer { keptState = outer }
    body()
  }

  /// The state that was kept for the first view of a type.
  @inline(__always)
  func takeKeptState(of type: Any.Type) -> [AnyObject?]? {
    keptState == nil ? nil : keptState?.take(type)
  }
}
