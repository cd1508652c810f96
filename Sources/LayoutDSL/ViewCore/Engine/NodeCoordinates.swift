import Foundation

extension GeometricNode {
  /// The transform from the node's own space to the space of the root.
  package var transformToRoot: CGAffineTransform {
    transform(to: nil)
  }

  /// Returns the transform from the node's own space to that of an ancestor; nil is the space
  /// around the root.
  func transform(to ancestor: GeometricNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: GeometricNode = self
    while node !== ancestor {
      transform = transform.concatenating(
        CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
      guard let container = node.container else { break }
      if let content = container.contentTransform {
        transform = transform.concatenating(content)
      }
      node = container
    }
    return transform
  }

  /// The node's frame in the space of the root.
  package var globalFrame: CGRect {
    CGRect(origin: .zero, size: size).applying(transformToRoot)
  }

  /// Returns the transform from the node's own space to a coordinate space.
  ///
  /// A named space is that of the nearest ancestor with the name, or the root's if there is none
  /// (fact `geoval-unknown-named-space-is-global`).
  package func transform(to space: CoordinateSpace) -> CGAffineTransform {
    switch space {
    case .local: return .identity
    case .global: return transformToRoot
    case .named(let name):
      var ancestor = container
      var outermost: GeometricNode?
      while let current = ancestor, !current.answers(to: name) {
        outermost = current
        ancestor = current.container
      }
      // A view that is not attached to the root's layout yet may still be placed in the space.
      if ancestor == nil, outermost === graph.root, !(name.base is ScrollViewSpaceName) {
        graph.report(.unknownSpace("\(name)"), at: self)
      }
      return transform(to: ancestor)
    }
  }
}
