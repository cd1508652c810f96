import Testing
import simd

struct VectorTypesTests {
  @Test func vectorsAreShortenedAndExtended() {
    #expect(simd_make_float3(simd_float4(1, 2, 3, 4)) == [1, 2, 3])
    #expect(simd_make_float4(simd_float3(1, 2, 3), 4) == [1, 2, 3, 4])
    #expect(simd_make_double3(simd_double2(1, 2)) == [1, 2, 0] && simd_make_int2(5) == [5, 0])
  }
}
