/// A shape that never leaves the rectangle it is drawn in.
protocol FramedShape: Shape {}

extension Rectangle: FramedShape {}
extension RoundedRectangle: FramedShape {}
extension UnevenRoundedRectangle: FramedShape {}
extension Circle: FramedShape {}
extension Ellipse: FramedShape {}
extension Capsule: FramedShape {}
