/// Generates `animatableData` from the stored variables of a type, in the order of declaration.
///
/// The type of each variable is animatable, and is written in the declaration, or is that of a
/// literal such as `1.5`.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "LayoutDSLMacros", type: "AnimatableMacro")

/// Excludes a variable from the data that `@Animatable` generates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")
