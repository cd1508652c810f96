import CoreImage
import Testing

struct CIVectorTests {
  @Test func textsAndRectangles() {
    let vector = CIVector(string: "[1 0.5 -2]")
    #expect(vector.count == 3 && vector.y == 0.5 && vector.z == -2 && vector.w == 0)
    #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
    let matrix = CGAffineTransform(translationX: 5, y: 6)
    #expect(CIVector(cgAffineTransform: matrix).cgAffineTransformValue == matrix)
    let color = CIColor(string: "1 0.5 0")
    #expect(color.green == 0.5 && color.alpha == 1)
    #expect(CIColor.cyan.blue == 1 && CIColor.cyan.red == 0)
  }
}
