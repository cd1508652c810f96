// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The vector types are those of the standard library. The number in a name is that of components.

public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_float16 = SIMD16<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_float8 = SIMD8<Float>
public typealias vector_float16 = SIMD16<Float>

public typealias simd_double1 = Double
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_double8 = SIMD8<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_double8 = SIMD8<Double>

public typealias simd_int1 = Int32
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_int8 = SIMD8<Int32>
public typealias simd_int16 = SIMD16<Int32>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_int8 = SIMD8<Int32>
public typealias vector_int16 = SIMD16<Int32>

public typealias simd_uint1 = UInt32
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_uint8 = SIMD8<UInt32>
public typealias simd_uint16 = SIMD16<UInt32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
public typealias vector_uint8 = SIMD8<UInt32>
public typealias vector_uint16 = SIMD16<UInt32>

public typealias simd_char1 = Int8
public typealias simd_char2 = SIMD2<Int8>
public typealias simd_char3 = SIMD3<Int8>
public typealias simd_char4 = SIMD4<Int8>
public typealias simd_char8 = SIMD8<Int8>
public typealias simd_char16 = SIMD16<Int8>
public typealias simd_char32 = SIMD32<Int8>
public typealias simd_char64 = SIMD64<Int8>
public typealias vector_char2 = SIMD2<Int8>
public typealias vector_char3 = SIMD3<Int8>
public typealias vector_char4 = SIMD4<Int8>
public typealias vector_char8 = SIMD8<Int8>
public typealias vector_char16 = SIMD16<Int8>
public typealias vector_char32 = SIMD32<Int8>
public typealias vector_char64 = SIMD64<Int8>

public typealias simd_uchar1 = UInt8
public typealias simd_uchar2 = SIMD2<UInt8>
public typealias simd_uchar3 = SIMD3<UInt8>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias simd_uchar8 = SIMD8<UInt8>
public typealias simd_uchar16 = SIMD16<UInt8>
public typealias simd_uchar32 = SIMD32<UInt8>
public typealias simd_uchar64 = SIMD64<UInt8>
public typealias vector_uchar2 = SIMD2<UInt8>
public typealias vector_uchar3 = SIMD3<UInt8>
public typealias vector_uchar4 = SIMD4<UInt8>
public typealias vector_uchar8 = SIMD8<UInt8>
public typealias vector_uchar16 = SIMD16<UInt8>
public typealias vector_uchar32 = SIMD32<UInt8>
public typealias vector_uchar64 = SIMD64<UInt8>

public typealias simd_short1 = Int16
public typealias simd_short2 = SIMD2<Int16>
public typealias simd_short3 = SIMD3<Int16>
public typealias simd_short4 = SIMD4<Int16>
public typealias simd_short8 = SIMD8<Int16>
public typealias simd_short16 = SIMD16<Int16>
public typealias simd_short32 = SIMD32<Int16>
public typealias vector_short2 = SIMD2<Int16>
public typealias vector_short3 = SIMD3<Int16>
public typealias vector_short4 = SIMD4<Int16>
public typealias vector_short8 = SIMD8<Int16>
public typealias vector_short16 = SIMD16<Int16>
public typealias vector_short32 = SIMD32<Int16>

public typealias simd_ushort1 = UInt16
public typealias simd_ushort2 = SIMD2<UInt16>
public typealias simd_ushort3 = SIMD3<UInt16>
public typealias simd_ushort4 = SIMD4<UInt16>
public typealias simd_ushort8 = SIMD8<UInt16>
public typealias simd_ushort16 = SIMD16<UInt16>
public typealias simd_ushort32 = SIMD32<UInt16>
public typealias vector_ushort2 = SIMD2<UInt16>
public typealias vector_ushort3 = SIMD3<UInt16>
public typealias vector_ushort4 = SIMD4<UInt16>
public typealias vector_ushort8 = SIMD8<UInt16>
public typealias vector_ushort16 = SIMD16<UInt16>
public typealias vector_ushort32 = SIMD32<UInt16>

public typealias simd_long1 = Int
public typealias simd_long2 = SIMD2<Int>
public typealias simd_long3 = SIMD3<Int>
public typealias simd_long4 = SIMD4<Int>
public typealias simd_long8 = SIMD8<Int>
public typealias vector_long2 = SIMD2<Int>
public typealias vector_long3 = SIMD3<Int>
public typealias vector_long4 = SIMD4<Int>
public typealias vector_long8 = SIMD8<Int>

public typealias simd_ulong1 = UInt
public typealias simd_ulong2 = SIMD2<UInt>
public typealias simd_ulong3 = SIMD3<UInt>
public typealias simd_ulong4 = SIMD4<UInt>
public typealias simd_ulong8 = SIMD8<UInt>
public typealias vector_ulong2 = SIMD2<UInt>
public typealias vector_ulong3 = SIMD3<UInt>
public typealias vector_ulong4 = SIMD4<UInt>
public typealias vector_ulong8 = SIMD8<UInt>

@available(swift, deprecated: 5.1, message: "Use SIMD2<Float>")
public typealias float2 = SIMD2<Float>
@available(swift, deprecated: 5.1, message: "Use SIMD3<Float>")
public typealias float3 = SIMD3<Float>
@available(swift, deprecated: 5.1, message: "Use SIMD4<Float>")
public typealias float4 = SIMD4<Float>

@available(swift, deprecated: 5.1, message: "Use SIMD2<Double>")
public typealias double2 = SIMD2<Double>
@available(swift, deprecated: 5.1, message: "Use SIMD3<Double>")
public typealias double3 = SIMD3<Double>
@available(swift, deprecated: 5.1, message: "Use SIMD4<Double>")
public typealias double4 = SIMD4<Double>

@available(swift, deprecated: 5.1, message: "Use SIMD2<Int32>")
public typealias int2 = SIMD2<Int32>
@available(swift, deprecated: 5.1, message: "Use SIMD3<Int32>")
public typealias int3 = SIMD3<Int32>
@available(swift, deprecated: 5.1, message: "Use SIMD4<Int32>")
public typealias int4 = SIMD4<Int32>

@available(swift, deprecated: 5.1, message: "Use SIMD2<UInt32>")
public typealias uint2 = SIMD2<UInt32>
@available(swift, deprecated: 5.1, message: "Use SIMD3<UInt32>")
public typealias uint3 = SIMD3<UInt32>
@available(swift, deprecated: 5.1, message: "Use SIMD4<UInt32>")
public typealias uint4 = SIMD4<UInt32>

public func simd_make_float2(_ x: Float) -> SIMD2<Float> { SIMD2<Float>(x, 0) }
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> {
  SIMD2<Float>(x, y)
}
public func simd_make_float2(_ x: SIMD2<Float>) -> SIMD2<Float> { x }
public func simd_make_float2(_ x: SIMD3<Float>) -> SIMD2<Float> { SIMD2<Float>(x.x, x.y) }
public func simd_make_float2(_ x: SIMD4<Float>) -> SIMD2<Float> { SIMD2<Float>(x.x, x.y) }
public func simd_make_float3(_ x: Float) -> SIMD3<Float> { SIMD3<Float>(x, 0, 0) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> {
  SIMD3<Float>(x, y, z)
}
public func simd_make_float3(_ x: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(x.x, x.y, 0) }
public func simd_make_float3(_ x: SIMD3<Float>) -> SIMD3<Float> { x }
public func simd_make_float3(_ x: SIMD4<Float>) -> SIMD3<Float> { SIMD3<Float>(x.x, x.y, x.z) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(xy, z) }
public func simd_make_float3(_ x: Float, _ yz: SIMD2<Float>) -> SIMD3<Float> {
  SIMD3<Float>(x, yz.x, yz.y)
}
public func simd_make_float4(_ x: Float) -> SIMD4<Float> { SIMD4<Float>(x, 0, 0, 0) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4<Float>(x, y, z, w)
}
public func simd_make_float4(_ x: SIMD2<Float>) -> SIMD4<Float> { SIMD4<Float>(x.x, x.y, 0, 0) }
public func simd_make_float4(_ x: SIMD3<Float>) -> SIMD4<Float> { SIMD4<Float>(x.x, x.y, x.z, 0) }
public func simd_make_float4(_ x: SIMD4<Float>) -> SIMD4<Float> { x }
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> {
  SIMD4<Float>(xyz, w)
}
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float>) -> SIMD4<Float> {
  SIMD4<Float>(lowHalf: xy, highHalf: zw)
}
public func simd_make_float4(_ xy: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4<Float>(xy.x, xy.y, z, w)
}

public func simd_make_double2(_ x: Double) -> SIMD2<Double> { SIMD2<Double>(x, 0) }
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> {
  SIMD2<Double>(x, y)
}
public func simd_make_double2(_ x: SIMD2<Double>) -> SIMD2<Double> { x }
public func simd_make_double2(_ x: SIMD3<Double>) -> SIMD2<Double> { SIMD2<Double>(x.x, x.y) }
public func simd_make_double2(_ x: SIMD4<Double>) -> SIMD2<Double> { SIMD2<Double>(x.x, x.y) }
public func simd_make_double3(_ x: Double) -> SIMD3<Double> { SIMD3<Double>(x, 0, 0) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
  SIMD3<Double>(x, y, z)
}
public func simd_make_double3(_ x: SIMD2<Double>) -> SIMD3<Double> { SIMD3<Double>(x.x, x.y, 0) }
public func simd_make_double3(_ x: SIMD3<Double>) -> SIMD3<Double> { x }
public func simd_make_double3(_ x: SIMD4<Double>) -> SIMD3<Double> { SIMD3<Double>(x.x, x.y, x.z) }
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> {
  SIMD3<Double>(xy, z)
}
public func simd_make_double3(_ x: Double, _ yz: SIMD2<Double>) -> SIMD3<Double> {
  SIMD3<Double>(x, yz.x, yz.y)
}
public func simd_make_double4(_ x: Double) -> SIMD4<Double> { SIMD4<Double>(x, 0, 0, 0) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4<Double>(x, y, z, w)
}
public func simd_make_double4(_ x: SIMD2<Double>) -> SIMD4<Double> { SIMD4<Double>(x.x, x.y, 0, 0) }
public func simd_make_double4(_ x: SIMD3<Double>) -> SIMD4<Double> {
  SIMD4<Double>(x.x, x.y, x.z, 0)
}
public func simd_make_double4(_ x: SIMD4<Double>) -> SIMD4<Double> { x }
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
  SIMD4<Double>(xyz, w)
}
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double>) -> SIMD4<Double> {
  SIMD4<Double>(lowHalf: xy, highHalf: zw)
}
public func simd_make_double4(_ xy: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4<Double>(xy.x, xy.y, z, w)
}

public func simd_make_int2(_ x: Int32) -> SIMD2<Int32> { SIMD2<Int32>(x, 0) }
public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> {
  SIMD2<Int32>(x, y)
}
public func simd_make_int2(_ x: SIMD2<Int32>) -> SIMD2<Int32> { x }
public func simd_make_int2(_ x: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(x.x, x.y) }
public func simd_make_int2(_ x: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(x.x, x.y) }
public func simd_make_int3(_ x: Int32) -> SIMD3<Int32> { SIMD3<Int32>(x, 0, 0) }
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> {
  SIMD3<Int32>(x, y, z)
}
public func simd_make_int3(_ x: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(x.x, x.y, 0) }
public func simd_make_int3(_ x: SIMD3<Int32>) -> SIMD3<Int32> { x }
public func simd_make_int3(_ x: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(x.x, x.y, x.z) }
public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(xy, z) }
public func simd_make_int3(_ x: Int32, _ yz: SIMD2<Int32>) -> SIMD3<Int32> {
  SIMD3<Int32>(x, yz.x, yz.y)
}
public func simd_make_int4(_ x: Int32) -> SIMD4<Int32> { SIMD4<Int32>(x, 0, 0, 0) }
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
  SIMD4<Int32>(x, y, z, w)
}
public func simd_make_int4(_ x: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(x.x, x.y, 0, 0) }
public func simd_make_int4(_ x: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(x.x, x.y, x.z, 0) }
public func simd_make_int4(_ x: SIMD4<Int32>) -> SIMD4<Int32> { x }
public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(xyz, w) }
public func simd_make_int4(_ xy: SIMD2<Int32>, _ zw: SIMD2<Int32>) -> SIMD4<Int32> {
  SIMD4<Int32>(lowHalf: xy, highHalf: zw)
}
public func simd_make_int4(_ xy: SIMD2<Int32>, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
  SIMD4<Int32>(xy.x, xy.y, z, w)
}

public func simd_make_uint2(_ x: UInt32) -> SIMD2<UInt32> { SIMD2<UInt32>(x, 0) }
public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> SIMD2<UInt32> {
  SIMD2<UInt32>(x, y)
}
public func simd_make_uint2(_ x: SIMD2<UInt32>) -> SIMD2<UInt32> { x }
public func simd_make_uint2(_ x: SIMD3<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(x.x, x.y) }
public func simd_make_uint2(_ x: SIMD4<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(x.x, x.y) }
public func simd_make_uint3(_ x: UInt32) -> SIMD3<UInt32> { SIMD3<UInt32>(x, 0, 0) }
public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> SIMD3<UInt32> {
  SIMD3<UInt32>(x, y, z)
}
public func simd_make_uint3(_ x: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(x.x, x.y, 0) }
public func simd_make_uint3(_ x: SIMD3<UInt32>) -> SIMD3<UInt32> { x }
public func simd_make_uint3(_ x: SIMD4<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(x.x, x.y, x.z) }
public func simd_make_uint3(_ xy: SIMD2<UInt32>, _ z: UInt32) -> SIMD3<UInt32> {
  SIMD3<UInt32>(xy, z)
}
public func simd_make_uint3(_ x: UInt32, _ yz: SIMD2<UInt32>) -> SIMD3<UInt32> {
  SIMD3<UInt32>(x, yz.x, yz.y)
}
public func simd_make_uint4(_ x: UInt32) -> SIMD4<UInt32> { SIMD4<UInt32>(x, 0, 0, 0) }
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> {
  SIMD4<UInt32>(x, y, z, w)
}
public func simd_make_uint4(_ x: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(x.x, x.y, 0, 0) }
public func simd_make_uint4(_ x: SIMD3<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(x.x, x.y, x.z, 0) }
public func simd_make_uint4(_ x: SIMD4<UInt32>) -> SIMD4<UInt32> { x }
public func simd_make_uint4(_ xyz: SIMD3<UInt32>, _ w: UInt32) -> SIMD4<UInt32> {
  SIMD4<UInt32>(xyz, w)
}
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ zw: SIMD2<UInt32>) -> SIMD4<UInt32> {
  SIMD4<UInt32>(lowHalf: xy, highHalf: zw)
}
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> {
  SIMD4<UInt32>(xy.x, xy.y, z, w)
}
