import Foundation

extension View {
  /// Applies a projection transform to the drawing of the view, without affecting its layout.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

/// As in SwiftUI, the projection has no animatable data, so it changes without an animation.
nonisolated struct ProjectionEffect: ProjectionModifier {
  static var sourceName: String? { "projectionEffect" }

  let transform: ProjectionTransform

  func projection(size: CGSize) -> ProjectionTransform { transform }
}
