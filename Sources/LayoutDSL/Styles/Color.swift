/// A colour.
public struct Color: Hashable, Sendable {}
