/// A view modifier with animatable data.
@available(*, deprecated, message: "Conform to ViewModifier and Animatable instead.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
