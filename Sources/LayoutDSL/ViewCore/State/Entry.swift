/// Creates an environment values, transaction, container values, or focused values entry.
///
/// The variable gets a private key of its own beside it, with its initial value as the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LayoutDSLMacros", type: "EntryMacro")
