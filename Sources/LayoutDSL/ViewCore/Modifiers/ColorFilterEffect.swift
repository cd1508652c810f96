import Foundation

/// Maps the colours of a view through the colour matrix of a filter.
nonisolated struct ColorFilterEffect: RendererEffect, Animatable {
  enum Filter {
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, luminanceToAlpha
  }

  let filter: Filter
  var amount: Double
  let function: FunctionName?

  init(filter: Filter, amount: Double, function: FunctionName = #function) {
    self.filter = filter
    self.amount = amount
    self.function = function
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var matrix: ColorMatrix {
    switch filter {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .saturation(1 - amount)
    case .hueRotation: .hueRotation(.radians(amount))
    case .colorInvert: .colorInvert(amount)
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    let matrix = matrix
    return matrix == ColorMatrix() ? nil : .colorMatrix(matrix)
  }

  var summary: String { "\(filter) \(formatted(amount))" }
}
