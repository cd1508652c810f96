/// A shape whose path is always inside its rectangle.
protocol FramedShape: Shape {}

extension Rectangle: FramedShape {}
extension RoundedRectangle: FramedShape {}
extension UnevenRoundedRectangle: FramedShape {}
extension Circle: FramedShape {}
extension Ellipse: FramedShape {}
extension Capsule: FramedShape {}
