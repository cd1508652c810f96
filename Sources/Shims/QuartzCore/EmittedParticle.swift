import CoreGraphics
import Drawing
import Foundation
import SystemIntegration
import ViewCore

/// A particle at its place.
struct EmittedParticle {
  let image: DisplayImage
  let position: CGPoint
  let size: CGSize
  let angle: CGFloat
  let opacity: CGFloat
  /// The colour in place of that of the picture; nil for white, which changes nothing.
  let tint: ResolvedColor?

  func item(from origin: CGPoint) -> DisplayItem {
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let picture = DisplayItem.image(
      image, rect: box, interpolation: .medium, tint: tint.map { Paint.color($0) })
    let place = CGAffineTransform(rotationAngle: angle)
      .concatenating(
        CGAffineTransform(translationX: origin.x + position.x, y: origin.y + position.y))
    let drawn = DisplayItem.group(.transform(place), DisplayList(items: [picture]))
    return .group(.opacity(Double(opacity)), DisplayList(items: [drawn]))
  }
}

extension CAEmitterLayer {
  /// The greatest number of particles of a cell in a picture.
  private static let greatestCount = 1_000.0

  /// The particles of a cell that live now, from the oldest to the newest.
  ///
  /// Particles are born at even times. Their properties follow from the seed, the cell and their
  /// number. A layer that begins at 0 has been running for a long time, as on a device.
  func particles(of cell: CAEmitterCell, at index: Int) -> [EmittedParticle] {
    let rate = Double(cell.birthRate * birthRate)
    // A lifetime may be infinite.
    let longest = min(
      Double((cell.lifetime + cell.lifetimeRange) * lifetime), Self.greatestCount / rate)
    guard cell.isEnabled, rate > 0, longest > 0,
      let image = (cell.contents as? any LayerPicture)?.layerImage, image.width > 0
    else { return [] }
    let start = max(beginTime, cell.beginTime)
    let age = start > 0 ? CACurrentMediaTime() - start : CACurrentMediaTime() + longest
    let newest = (age * rate).rounded(.down)
    let oldest = max(0, ((age - longest) * rate).rounded(.up), newest - Self.greatestCount + 1)
    guard newest >= oldest, let last = Int(exactly: newest), let first = Int(exactly: oldest) else {
      return []
    }
    return (first...last).compactMap { number in
      var random = ParticleNumbers(seed: UInt64(seed), cell: index, number: number)
      return particle(of: cell, image, age: age - Double(number) / rate, &random)
    }
  }

  private func particle(
    of cell: CAEmitterCell, _ image: DisplayImage, age: Double, _ random: inout ParticleNumbers
  ) -> EmittedParticle? {
    let life =
      Double(cell.lifetime + cell.lifetimeRange * Float(random.next()))
      * Double(lifetime)
    let birthplace = birthplace(&random)
    let direction = cell.emissionLongitude + cell.emissionRange / 2 * random.next()
    let speed = (cell.velocity + cell.velocityRange * random.next()) * CGFloat(velocity)
    let first = cell.scale + cell.scaleRange * random.next()
    let turn = (cell.spin + cell.spinRange * random.next()) * CGFloat(spin)
    let alpha = cell.color?.alpha ?? 1
    let shade = alpha + CGFloat(cell.alphaRange) * random.next()
    guard age < life else { return nil }
    let time = CGFloat(age)
    let factor = (first + cell.scaleSpeed * time) * CGFloat(scale) / cell.contentsScale
    let opacity = min(max(shade + CGFloat(cell.alphaSpeed) * time, 0), 1)
    guard factor > 0, opacity > 0 else { return nil }
    let half = time * time / 2
    let unit = deterministicSineCosine(direction)
    return EmittedParticle(
      image: image,
      position: CGPoint(
        x: birthplace.x + unit.cosine * speed * time + cell.xAcceleration * half,
        y: birthplace.y + unit.sine * speed * time + cell.yAcceleration * half),
      size: CGSize(width: CGFloat(image.width) * factor, height: CGFloat(image.height) * factor),
      angle: turn * time, opacity: opacity, tint: tint(of: cell, &random))
  }

  /// The colour of the cell without its opacity; nil if it is white.
  private func tint(of cell: CAEmitterCell, _ random: inout ParticleNumbers) -> ResolvedColor? {
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange]
    guard cell.color != nil || ranges.contains(where: { $0 > 0 }) else { return nil }
    var color = (cell.color ?? CGColor(gray: 1, alpha: 1)).resolved
    color.red = min(max(color.red + ranges[0] * Float(random.next()), 0), 1)
    color.green = min(max(color.green + ranges[1] * Float(random.next()), 0), 1)
    color.blue = min(max(color.blue + ranges[2] * Float(random.next()), 0), 1)
    color.opacity = 1
    return color.red == 1 && color.green == 1 && color.blue == 1 ? nil : color
  }

  private func birthplace(_ random: inout ParticleNumbers) -> CGPoint {
    let (first, second) = (random.next(), random.next())
    switch emitterShape {
    case .line: return emitterPosition.moved(first * emitterSize.width / 2, 0)
    case .rectangle, .cuboid:
      return emitterPosition.moved(
        first * emitterSize.width / 2, second * emitterSize.height / 2)
    case .circle, .sphere:
      let isOutline = emitterMode == .outline || emitterMode == .surface
      let radius = emitterSize.width * (isOutline ? 1 : abs(second).squareRoot())
      let unit = deterministicSineCosine(first * .pi)
      return emitterPosition.moved(unit.cosine * radius, unit.sine * radius)
    default: return emitterPosition
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
    CGPoint(x: x + dx, y: y + dy)
  }
}

/// Numbers from −1 to 1 that follow from the number of a particle.
private struct ParticleNumbers {
  private var random: RandomNumbers

  init(seed: UInt64, cell: Int, number: Int) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    state &+= UInt64(truncatingIfNeeded: cell) &* 0xBF58_476D_1CE4_E5B9
    state &+= UInt64(truncatingIfNeeded: number) &* 0x94D0_49BB_1331_11EB
    random = RandomNumbers(seed: state)
  }

  mutating func next() -> CGFloat {
    CGFloat(random.next() >> 11) / CGFloat(UInt64(1) << 52) - 1
  }
}
