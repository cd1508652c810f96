import Testing
import simd

struct ComponentFunctionsTests {
  @Test func componentsAreTreatedOnTheirOwn() {
    #expect(simd_abs(SIMD3(-1.0, 0, 2)) == SIMD3(1, 0, 2) && abs(SIMD2<Int32>(-3, 4)) == [3, 4])
    #expect(
      simd_min(SIMD2(1.0, 5), SIMD2(2, 3)) == [1, 3] && max(SIMD2(1, 5), SIMD2(2, 3)) == [2, 5])
    #expect(
      sign(SIMD3<Float>(-2, 0, 7)) == [-1, 0, 1] && fract(SIMD2(1.25, -0.25)) == [0.25, 0.75])
    #expect(clamp(SIMD3(-1.0, 0.5, 2), min: 0, max: 1) == [0, 0.5, 1])
    #expect(step(SIMD2(1.0, 3), edge: SIMD2(2, 2)) == [0, 1])
    #expect(
      simd_smoothstep(SIMD2(0.0, 0), SIMD2(2, 2), SIMD2(1, 5)) == [0.5, 1]
        && mix(SIMD2(0.0, 4), SIMD2(2, 8), t: 0.5) == [1, 6])
    #expect(recip(SIMD2(2.0, 4)) == [0.5, 0.25] && simd_rsqrt(SIMD2<Float>(4, 16)) == [0.5, 0.25])
  }

  @Test func componentsAreReduced() {
    #expect(reduce_add(SIMD4(1.0, 2, 3, 4)) == 10 && simd_reduce_max(SIMD2(3, -4)) == 3)
    #expect(reduce_min(SIMD3<Float>(3, -4, 1)) == -4)
  }
}
