import Foundation

/// The parameters of a shadow filter.
struct ShadowFilter: Sendable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var blendMode: GraphicsContext.BlendMode
  var options: GraphicsContext.ShadowOptions
}
