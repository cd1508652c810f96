/// Generates a key for a custom value of the environment, a transaction, container values or
/// focused values.
///
/// The key is private and declared beside the variable; its default is the variable's initial
/// value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LayoutDSLMacros", type: "EntryMacro")
