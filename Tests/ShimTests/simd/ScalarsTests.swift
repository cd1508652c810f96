import Testing
import simd

struct ScalarsTests {
  @Test func numbersAreMixedLimitedAndStepped() {
    #expect(simd_mix(2.0, 4, 0.25) == 2.5 && mix(Float(0), 8, t: 0.5) == 4)
    #expect(simd_clamp(5.0, 0, 1) == 1 && clamp(-1.0, min: 0, max: 1) == 0)
    #expect(simd_step(2.0, 1) == 0 && step(2.0, edge: 2) == 1)
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5 && smoothstep(3.0, edge0: 0, edge1: 2) == 1)
    #expect(sign(-3.0) == -1 && simd_sign(0.0) == 0 && fract(-0.25) == 0.75)
    #expect(simd_min(2.0, 1) == 1 && simd_max(Float(2), 1) == 2 && rsqrt(4.0) == 0.5)
    #expect(distance_squared(SIMD2(0.0, 0), SIMD2(3, 4)) == 25)
  }
}
