/// A modifier whose values an animation changes little by little.
public protocol AnimatableModifier: Animatable, ViewModifier {}
