/// A modifier of which something animates.
@available(*, deprecated, message: "Conform to ViewModifier and Animatable instead.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
