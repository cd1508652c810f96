import CoreGraphics
import Drawing
import Foundation
import ObjectiveCNames
import SystemIntegration
import ViewCore

extension CAPropertyAnimation {
  /// The value at a progress of 0…1; nil if there is none.
  func value(at progress: Double, own: Any?) -> Any? {
    switch self {
    case let basic as CABasicAnimation: basic.mixed(at: progress, own: own)
    case let frames as CAKeyframeAnimation: frames.frame(at: progress)
    default: nil
    }
  }
}

extension CABasicAnimation {
  fileprivate func mixed(at progress: Double, own: Any?) -> Any? {
    let first =
      fromValue ?? byValue.flatMap { by in toValue.flatMap { AnimatedValue.sum($0, by, -1) } }
      ?? own
    let last =
      toValue ?? byValue.flatMap { by in first.flatMap { AnimatedValue.sum($0, by, 1) } }
      ?? own
    guard let first, let last else { return nil }
    return AnimatedValue.mix(first, last, progress)
  }
}

extension CAKeyframeAnimation {
  fileprivate func frame(at progress: Double) -> Any? {
    if let path {
      let whole = path.path
      return progress <= 0
        ? whole.trimmedPath(from: 0, to: 0.0001).currentPoint
        : whole.trimmedPath(from: 0, to: min(progress, 1)).currentPoint
    }
    guard let values, let last = values.indices.last else { return nil }
    let isDiscrete = calculationMode == .discrete
    let parts = max(isDiscrete ? values.count : last, 1)
    let times =
      keyTimes.flatMap { $0.count >= values.count ? $0.map(\.doubleValue) : nil }
      ?? values.indices.map { Double($0) / Double(parts) }
    guard let index = times.indices.last(where: { $0 <= last && times[$0] <= progress }) else {
      return values[0]
    }
    guard !isDiscrete, index < last, times[index + 1] > times[index] else { return values[index] }
    var fraction = (progress - times[index]) / (times[index + 1] - times[index])
    if let curves = timingFunctions, curves.indices.contains(index) {
      fraction = curves[index].progress(at: fraction)
    }
    return AnimatedValue.mix(values[index], values[index + 1], fraction)
  }
}

/// A value of an animation as numbers, with what makes a value of numbers.
struct AnimatedValue {
  let numbers: [Double]
  let make: ([Double]) -> Any

  init?(_ value: Any) {
    switch value {
    case let number as NSNumber: (numbers, make) = ([number.doubleValue], { $0[0] })
    case let number as CGFloat: (numbers, make) = ([Double(number)], { CGFloat($0[0]) })
    case let number as Double: (numbers, make) = ([number], { $0[0] })
    case let number as Float: (numbers, make) = ([Double(number)], { $0[0] })
    case let number as Int: (numbers, make) = ([Double(number)], { $0[0] })
    case let point as CGPoint:
      (numbers, make) = ([point.x, point.y], { CGPoint(x: $0[0], y: $0[1]) })
    case let size as CGSize:
      (numbers, make) = ([size.width, size.height], { CGSize(width: $0[0], height: $0[1]) })
    case let rect as CGRect:
      (numbers, make) = (
        [rect.minX, rect.minY, rect.width, rect.height],
        { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      )
    case let color as CGColor:
      let own = color.resolved
      (numbers, make) = (
        [own.red, own.green, own.blue, own.opacity].map(Double.init),
        { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
      )
    case let transform as CATransform3D:
      numbers = transform.rows.flatMap { row in (0..<4).map { row[$0] } }
      make = { numbers in
        CATransform3D(
          rows: (0..<4).map { row in
            SIMD4(
              numbers[4 * row], numbers[4 * row + 1], numbers[4 * row + 2], numbers[4 * row + 3])
          })
      }
    case let path as CGPath:
      let own = path.path
      numbers = own.points.flatMap { [$0.x, $0.y] }
      make = { numbers in
        CGPath(
          own.replacingPoints(
            stride(from: 0, to: numbers.count - 1, by: 2).map {
              CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }))
      }
    case let list as [Any]:
      let parts = list.compactMap { AnimatedValue($0) }
      guard parts.count == list.count else { return nil }
      numbers = parts.flatMap(\.numbers)
      make = { numbers in
        var rest = numbers[...]
        return parts.map { part -> Any in
          let own = Array(rest.prefix(part.numbers.count))
          rest = rest.dropFirst(part.numbers.count)
          return part.make(own)
        }
      }
    case let box as BoxedValue:
      guard let inner = AnimatedValue(box.value.base) else { return nil }
      self = inner
    default:
      guard let value = value as? NSValue else { return nil }
      let type = String(cString: value.objCType)
      if type.hasPrefix("{CGPoint"), let point = AnimatedValue(value.pointValue) {
        self = point
      } else if type.hasPrefix("{CGSize"), let size = AnimatedValue(value.sizeValue) {
        self = size
      } else if type.hasPrefix("{CGRect"), let rect = AnimatedValue(value.rectValue) {
        self = rect
      } else {
        return nil
      }
    }
  }

  /// The value between two; the nearer one if they are not alike.
  static func mix(_ first: Any, _ last: Any, _ progress: Double) -> Any {
    if let one = transform(first).flatMap(PlaneTransform.init),
      let other = transform(last).flatMap(PlaneTransform.init)
    {
      return one.mixed(with: other, progress).transform
    }
    guard let one = AnimatedValue(first), let other = AnimatedValue(last),
      one.numbers.count == other.numbers.count
    else { return progress < 0.5 ? first : last }
    return one.make(zip(one.numbers, other.numbers).map { $0 + ($1 - $0) * progress })
  }

  private static func transform(_ value: Any) -> CATransform3D? {
    value as? CATransform3D ?? (value as? NSValue)?.boxed()
  }

  /// The sum of a value and a multiple of another; nil if they are not alike.
  static func sum(_ value: Any, _ step: Any, _ factor: Double) -> Any? {
    guard let one = AnimatedValue(value), let other = AnimatedValue(step),
      one.numbers.count == other.numbers.count
    else { return nil }
    return one.make(zip(one.numbers, other.numbers).map { $0 + $1 * factor })
  }
}

extension Path {
  /// The points and the control points, in order.
  fileprivate var points: [CGPoint] {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let first, let second): points += [end, first, second]
      case .closeSubpath: break
      }
    }
    return points
  }

  /// The path with other points.
  fileprivate func replacingPoints(_ points: [CGPoint]) -> Path {
    var rest = points[...]
    func next() -> CGPoint { rest.popFirst() ?? .zero }
    var path = Path()
    forEach { element in
      switch element {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quadCurve:
        let (end, control) = (next(), next())
        path.addQuadCurve(to: end, control: control)
      case .curve:
        let (end, first, second) = (next(), next(), next())
        path.addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
