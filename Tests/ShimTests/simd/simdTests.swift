import Testing
import simd

// Directions and points, of simd.swift.

struct simdTests {
  @Test func lightIsReflectedAndRefracted() {
    let down = simd_normalize(SIMD2(1.0, -1))
    #expect(simd_distance(reflect(down, n: [0, 1]), simd_normalize([1, 1])) < 1e-12)
    let refracted = refract(down, n: SIMD2(0, 1), eta: 0.5)
    #expect(abs(refracted.x - down.x / 2) < 1e-12 && abs(simd_length(refracted) - 1) < 1e-12)
    #expect(simd_refract(down, [0, 1], 1.5) == .zero)
  }

  @Test func vectorsHaveNormsAndProjections() {
    #expect(simd_norm_one(SIMD2(3.0, -4)) == 7 && norm_inf(SIMD2(3.0, -4)) == 4)
    #expect(project(SIMD2(3.0, 4), SIMD2(2, 0)) == [3, 0] && simd_fast_length(SIMD2(3.0, 4)) == 5)
    #expect(cross(SIMD2(1.0, 0), SIMD2(0, 1)) == [0, 0, 1])
    #expect(simd_orient(SIMD3<Float>(1, 0, 0), [0, 1, 0], [0, 0, 1]) == 1)
  }
}
