import Testing
import simd

struct QuaternionFunctionsTests {
  let none = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)

  private func turn(_ angle: Double) -> simd_quatd { simd_quaternion(angle, [0, 0, 1]) }

  @Test func rotationsAreMixed() {
    #expect(abs(simd_slerp(none, turn(1), 0.5).angle - 0.5) < 1e-12)
    #expect(abs(simd_slerp(none, -turn(1), 0.25).angle - 0.25) < 1e-12)
    #expect(simd_slerp(turn(1), -turn(1), 0.3).length > 0.999)
    let longer = simd_slerp_longest(none, turn(1), 0.5)
    #expect(simd_distance(longer.act([1, 0, 0]), turn(0.5 - .pi).act([1, 0, 0])) < 1e-12)
  }

  @Test func curvesEndAtTheirRotations() {
    let turns = [0, 0.5, 1, 1.5].map { turn($0) }
    #expect(abs(simd_spline(turns[0], turns[1], turns[2], turns[3], 0).angle - 0.5) < 1e-12)
    #expect(abs(simd_spline(turns[0], turns[1], turns[2], turns[3], 0.5).angle - 0.75) < 1e-12)
    #expect(abs(simd_bezier(turns[0], turns[1], turns[2], turns[3], 0.5).angle - 0.75) < 1e-12)
    #expect(abs(simd_bezier(turns[0], turns[1], turns[2], turns[3], 1).angle - 1.5) < 1e-12)
  }

  @Test func functionsCreateRotations() {
    let quarter = simd_quaternion(SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0))
    #expect(abs(simd_angle(quarter) - .pi / 2) < 1e-6)
    #expect(simd_distance(simd_axis(quarter), [0, 0, 1]) < 1e-6)
    #expect(simd_quaternion(simd_matrix3x3(none)) == none)
    #expect(simd_mul(quarter, simd_conjugate(quarter)).real > 0.999)
  }
}
