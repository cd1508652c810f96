import ObjectiveCNames
import Testing

struct BlockPointersTests {
  @Test func aClosureIsOnePointer() {
    typealias Body = (UnsafePointer<Int>) -> Int
    let offset = 3
    let body: Body = { $0.pointee + offset }
    let pointer = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
    let again = unsafeBitCast(pointer, to: Body.self)
    #expect(withUnsafePointer(to: 4) { again($0) } == 7)
  }

  @Test func valuesOfOneLengthKeepTheirBits() {
    #expect(unsafeBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
  }
}
