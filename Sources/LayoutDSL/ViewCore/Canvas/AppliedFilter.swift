import Foundation

/// A filter with its lengths in the coordinate space of the canvas.
struct AppliedFilter {
  private enum Step {
    case effect(DisplayEffect)
    case shadow(ShadowFilter, Color.Resolved)
  }

  private let step: Step

  init(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions,
    transform: CGAffineTransform, environment: EnvironmentValues
  ) {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let isLinear = options.contains(.linearColor)
    switch filter.kind {
    case .projection(let projection):
      let toUser = ProjectionTransform(transform.inverted())
      step = .effect(
        .projection(
          toUser.concatenating(projection).concatenating(ProjectionTransform(transform))))
    case .shadow(var shadow):
      shadow.radius *= scale
      shadow.offset = shadow.offset.applying(transform)
      step = .shadow(shadow, shadow.color.resolve(in: environment))
    case .colorMultiply(let color):
      let color = color.resolve(in: environment)
      step = .effect(.colorMatrix(.colorMultiply(color), isLinear: isLinear))
    case .colorMatrix(let matrix):
      step = .effect(.colorMatrix(matrix, isLinear: isLinear))
    case .blur(let radius, let options):
      step = .effect(.blur(radius: radius * scale, isOpaque: options.contains(.opaque)))
    case .alphaThreshold(let low, let high, let color):
      step = .effect(.alphaThreshold(min: low, max: high, color.resolve(in: environment)))
    }
  }

  func applied(to list: DisplayList) -> DisplayList {
    switch step {
    case .effect(let effect): return DisplayList(items: [.group(effect, list)])
    case .shadow(let shadow, let color): return Self.shadow(shadow, color, of: list)
    }
  }

  private static func shadow(
    _ shadow: ShadowFilter, _ color: Color.Resolved, of list: DisplayList
  ) -> DisplayList {
    if shadow.options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]),
      shadow.blendMode == .normal
    {
      let effect = DisplayEffect.shadow(color, radius: shadow.radius, offset: shadow.offset)
      return DisplayList(items: [.group(effect, list)])
    }
    let caster = shadow.options.contains(.invertsAlpha) ? list.inverted : list
    var cast = caster.castShadow(color, radius: shadow.radius, offset: shadow.offset)
    switch shadow.blendMode.compositing {
    case .blend(.normal): break
    case .blend(let mode): cast = .group(.blend(mode), DisplayList(items: [cast]))
    case .composite(let composite):
      let everything = DisplayItem.fill(.everything, .color(.black), FillStyle())
      cast = .group(
        .composite(composite, over: DisplayList(items: [everything])), DisplayList(items: [cast]))
    }
    if shadow.options.contains(.shadowOnly) { return DisplayList(items: [cast]) }
    return DisplayList(
      items: shadow.options.contains(.shadowAbove) ? list.items + [cast] : [cast] + list.items)
  }
}
