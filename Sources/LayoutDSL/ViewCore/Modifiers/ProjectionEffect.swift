import Foundation

extension View {
  /// Maps what the view shows through a projection; its place in the layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

/// As in SwiftUI, the projection has no animatable data, and changes at once.
nonisolated struct ProjectionEffect: ProjectionModifier {
  let transform: ProjectionTransform

  func projection(size: CGSize) -> ProjectionTransform { transform }
}
