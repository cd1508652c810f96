// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import simd

// The spaces of entities: each has the transform of its entity inside that of the parent.

extension Entity {
  /// Returns the matrix from the space of the entity to that of another one; nil is the world.
  public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 {
    let world = sequence(first: self) { $0.parent }
      .reduce(matrix_identity_float4x4) { $1.transform.matrix * $0 }
    guard let referenceEntity else { return world }
    return referenceEntity.transformMatrix(relativeTo: nil).inverse * world
  }
  public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {
    self.transform = Transform(matrix: intoParent(from: referenceEntity) * transform)
  }
  /// The matrix from the space of another entity to that of the parent.
  private func intoParent(from referenceEntity: Entity?) -> float4x4 {
    let reference =
      referenceEntity?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4
    return (parent?.transformMatrix(relativeTo: nil).inverse ?? matrix_identity_float4x4)
      * reference
  }

  public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).translation
  }
  public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
  }
  public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
  }
  public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    self.position = point(position, through: intoParent(from: referenceEntity))
  }
  public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    self.orientation =
      Transform(matrix: intoParent(from: referenceEntity)).rotation * orientation
  }
  public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    self.scale = Transform(matrix: intoParent(from: referenceEntity)).scale * scale
  }

  public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
    point(position, through: transformMatrix(relativeTo: referenceEntity).inverse)
  }
  public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
    point(position, through: transformMatrix(relativeTo: referenceEntity))
  }
  public func convert(direction: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
    vector(direction, through: transformMatrix(relativeTo: referenceEntity).inverse)
  }
  public func convert(direction: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
    vector(direction, through: transformMatrix(relativeTo: referenceEntity))
  }
  public func convert(transform: Transform, from referenceEntity: Entity?) -> Transform {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity).inverse * transform.matrix)
  }
  public func convert(transform: Transform, to referenceEntity: Entity?) -> Transform {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity) * transform.matrix)
  }

  /// Turns the negative z axis of the entity, which is at a position, toward a point.
  public func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
    relativeTo referenceEntity: Entity?
  ) {
    setPosition(position, relativeTo: referenceEntity)
    let back = simd_normalize(position - target)
    let right = simd_normalize(simd_cross(upVector, back))
    // A target at the position, or straight up, is in no direction.
    guard right.x.isFinite, back.x.isFinite else { return }
    setOrientation(
      simd_quatf(float3x3(right, simd_cross(back, right), back)), relativeTo: referenceEntity)
  }

  private func point(_ point: SIMD3<Float>, through matrix: float4x4) -> SIMD3<Float> {
    let result = matrix * SIMD4(point, 1)
    return SIMD3(result.x, result.y, result.z)
  }
  private func vector(_ vector: SIMD3<Float>, through matrix: float4x4) -> SIMD3<Float> {
    let result = matrix * SIMD4(vector, 0)
    return SIMD3(result.x, result.y, result.z)
  }
}
