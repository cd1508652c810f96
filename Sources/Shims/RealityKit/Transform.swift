// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import simd

public protocol Component {}

public struct Transform: Component, Hashable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public init() {
    self.init(scale: .one, rotation: simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: .zero)
  }
  public init(
    scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = .zero
  ) {
    (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
  }
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    self.init(
      rotation: simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
        * simd_quatf(angle: z, axis: [0, 0, 1]))
  }
  /// Creates the transform of a matrix without shear.
  public init(matrix: float4x4) {
    self.init()
    self.matrix = matrix
  }
  public static let identity = Transform()

  /// The scale, the rotation and the translation, in this order, as a matrix.
  public var matrix: float4x4 {
    get {
      var matrix = float4x4(rotation)
      for axis in 0..<3 { matrix[axis] *= scale[axis] }
      matrix.columns.3 = SIMD4(translation, 1)
      return matrix
    }
    set {
      func column(_ index: Int) -> SIMD3<Float> {
        SIMD3(newValue[index].x, newValue[index].y, newValue[index].z)
      }
      var axes = float3x3(column(0), column(1), column(2))
      scale = SIMD3(simd_length(axes[0]), simd_length(axes[1]), simd_length(axes[2]))
      // A mirrored space is turned after one of its axes is mirrored back.
      if axes.determinant < 0 { scale.x = -scale.x }
      for axis in 0..<3 where scale[axis] != 0 { axes[axis] /= scale[axis] }
      rotation = simd_quatf(axes)
      translation = column(3)
    }
  }
}
