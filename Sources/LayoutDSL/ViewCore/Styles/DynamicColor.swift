/// A colour that a closure computes; two of them are equal if they are the same object.
package final class DynamicColor: Hashable, @unchecked Sendable {
  let resolve: (ColorContext) -> Color.Resolved

  package init(_ resolve: @escaping (ColorContext) -> Color.Resolved) {
    self.resolve = resolve
  }

  package static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
