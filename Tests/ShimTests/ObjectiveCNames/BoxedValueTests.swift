import Testing
import UIKit

struct BoxedValueTests {
  @Test func valuesAreKeptAndCompared() {
    let scale = CATransform3DMakeScale(2, 3, 1)
    let value = NSValue(caTransform3D: scale)
    #expect(value.caTransform3DValue == scale && value == NSValue(caTransform3D: scale))
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(
      (value as Any) is NSValue && String(cString: value.objCType).hasPrefix("{CATransform3D"))
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3D())
    #expect(
      NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue
        == CGAffineTransform(scaleX: 2, y: 3))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
  }
}
