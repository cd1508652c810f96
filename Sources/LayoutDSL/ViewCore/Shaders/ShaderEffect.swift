import Foundation

extension View {
  /// Maps each colour with a Metal function; draws the view unchanged and warns.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderEffect(shader: isEnabled ? shader : nil))
  }

  /// Maps each position with a Metal function; draws the view unchanged and warns.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderEffect(shader: isEnabled ? shader : nil))
  }

  /// Computes each pixel from the view with a Metal function; draws the view unchanged and warns.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderEffect(shader: isEnabled ? shader : nil))
  }
}

extension VisualEffect {
  /// Maps each colour with a Metal function; draws the view unchanged and warns.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(ShaderEffect(shader: isEnabled ? shader : nil))
  }

  /// Maps each position with a Metal function; draws the view unchanged and warns.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(ShaderEffect(shader: isEnabled ? shader : nil))
  }

  /// Computes each pixel from the view with a Metal function; draws the view unchanged and warns.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(ShaderEffect(shader: isEnabled ? shader : nil))
  }
}

/// An effect with a Metal function, which does not run.
nonisolated struct ShaderEffect: RendererEffect, Animatable {
  /// The call; nil if the effect is disabled.
  let shader: Shader?
  let function: FunctionName?

  init(shader: Shader?, function: FunctionName = #function) {
    self.shader = shader
    self.function = function
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? { nil }

  var mistake: Diagnostic.Problem? { shader.map { .unsupportedShader($0.function.name) } }
  var summary: String { shader?.function.name ?? "" }
}
