/// A custom attribute of text that a `TextRenderer` can read.
public protocol TextAttribute {}
